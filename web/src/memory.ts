/** What this browser remembers. Where it may not remember, nothing fails. */

export function recall<T>(name: string, otherwise: T): T {
  try {
    const text = localStorage.getItem(`spielwerk.${name}`);
    return text === null ? otherwise : (JSON.parse(text) as T);
  } catch {
    return otherwise;
  }
}

export function remember(name: string, value: unknown): void {
  try {
    localStorage.setItem(`spielwerk.${name}`, JSON.stringify(value));
  } catch {
    return; // private windows and full stores: the page works without
  }
}
