/** Places along a line, moved so that they keep a distance and stay between two ends. */
export function apart(places: number[], gap: number, low: number, high: number): number[] {
  const order = places.map((_, index) => index);
  order.sort((a, b) => (places[a] ?? 0) - (places[b] ?? 0) || a - b);
  const moved = [...places];
  let least = low;
  for (const index of order) {
    moved[index] = Math.max(moved[index] ?? 0, least);
    least = (moved[index] ?? 0) + gap;
  }
  let most = high;
  for (const index of order.reverse()) {
    moved[index] = Math.min(moved[index] ?? 0, most);
    most = (moved[index] ?? 0) - gap;
  }
  return moved;
}
