/** Reads Rufus' action texts, so that a choice can be offered piece by piece. */

/** One legal action. */
export interface Move {
  text: string;
  kind: 'fox' | 'lay' | 'stone';
  /** What has to be chosen for it, as the server is asked about it: `fox`, `lay 5`, `stone 48`. */
  chosen: string;
  /** The field to be clicked. */
  to: string;
  /** How many of the turn's points it uses. */
  points: number;
}

/** The fields in the order in which one walks along them, and where the fox stands among them. */
export interface Path {
  fields: string[];
  fox: string;
}

const ahead = (fields: string[], from: string, steps: number): string =>
  fields[(fields.indexOf(from) + steps) % fields.length] ?? '';

const between = (fields: string[], from: string, to: string): number =>
  (fields.indexOf(to) - fields.indexOf(from) + fields.length) % fields.length;

/** Reads one action text. */
export function readMove(text: string, { fields, fox }: Path): Move {
  const [kind = '', first = '', second = ''] = text.split(' ');
  if (kind === 'fox') {
    const points = Number(first);
    return { text, kind, chosen: 'fox', to: ahead(fields, fox, points), points };
  }
  if (kind === 'lay') {
    return { text, kind, chosen: `lay ${first}`, to: second.replace('@', ''), points: 1 };
  }
  const [from = '', to = ''] = first.split('>');
  const points = between(fields, from, to) || fields.length;
  return { text, kind: 'stone', chosen: `stone ${from}`, to, points };
}

export function readMoves(texts: string[], path: Path): Move[] {
  return texts.map((text) => readMove(text, path));
}
