/** Names that stay apart where there is no room for all of them. */

/** Names that begin with so many equal letters are taken for each other once they are cut. */
const ALIKE = 4;
/** So much of the end is kept of a name that another one begins with. */
const END = 2;

/** A name in two parts: the first may be cut, the last tells it from the others. */
export function partsOf(name: string, others: string[]): [string, string] {
  const shared = others
    .filter((other) => other !== name)
    .map((other) => sharedBy(name, other))
    .filter((length) => length >= Math.min(ALIKE, name.length));
  if (shared.length === 0) return [name, ''];
  const at = Math.min(Math.max(...shared), name.length - END);
  return [name.slice(0, at), name.slice(at)];
}

/** With how many equal letters two names begin. */
function sharedBy(one: string, other: string): number {
  let length = 0;
  while (length < one.length && one[length] === other[length]) length += 1;
  return length;
}
