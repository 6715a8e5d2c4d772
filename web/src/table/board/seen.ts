/** Where fields are seen on a board, whatever game it is of: as they lie on the page. */

/** The middle of a field in the measures of a drawing over the board, and how wide it is. */
export interface Spot {
  name: string;
  x: number;
  y: number;
  width: number;
}

/** The fields of these names that are on the page. */
export function spotsOf(names: string[], drawing: SVGSVGElement | undefined): Spot[] {
  const inverse = drawing?.getScreenCTM()?.inverse();
  if (!inverse) return [];
  return names.map((name) => spotOf(name, inverse)).filter((spot) => spot !== null);
}

function spotOf(name: string, inverse: DOMMatrix): Spot | null {
  const cell = document.querySelector(`[data-cell="${CSS.escape(name)}"]`);
  const there = cell?.getBoundingClientRect();
  if (there === undefined || there.width === 0) return null;
  const at = new DOMPoint(there.x + there.width / 2, there.y + there.height / 2);
  const { x, y } = at.matrixTransform(inverse);
  return { name, x, y, width: Math.max(there.width, there.height) * inverse.a };
}
