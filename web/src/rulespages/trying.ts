/** Figures on a page of rules that can be tried: tap a piece, see where it may go, and why not
 * elsewhere. The page is whole without this; the server says what the rules are. */

type Point = [number, number];

/** A field that the piece cannot reach. */
interface Barred {
  at: Point;
  why: string;
  rule: string | null;
  obstacles: Point[];
}

interface Piece {
  at: Point;
  label: string;
  open: Point[];
  barred: Barred[];
}

/** What the server says of a figure. */
export interface Trials {
  how: string;
  open: string;
  pieces: Piece[];
}

const SVG = 'http://www.w3.org/2000/svg';

/** Every figure of the page that can be tried gets its button. */
export function offer(page: Document, ask: (figure: string) => Promise<Trials>): void {
  for (const figure of page.querySelectorAll<HTMLElement>('figure[data-try]')) {
    const button = page.createElement('button');
    button.type = 'button';
    button.className = 'try';
    button.textContent = figure.dataset.try ?? '';
    const begin = (trials: Trials): void => {
      button.remove();
      new Trial(figure, trials);
    };
    button.onclick = () => void ask(figure.id.replace('figure-', '')).then(begin);
    figure.append(button);
  }
}

/** One figure that is being tried. */
class Trial {
  readonly #said: HTMLElement;
  readonly #pieces: SVGElement;
  readonly #shown: SVGElement;
  readonly #met: SVGElement;

  constructor(
    figure: HTMLElement,
    private readonly trials: Trials,
  ) {
    const drawn = figure.querySelector<HTMLElement>('.drawn');
    const board = drawn?.querySelector('svg');
    if (!drawn || !board) throw new Error('there is no picture');
    this.#said = figure.ownerDocument.createElement('p');
    this.#said.className = 'tried';
    this.#said.setAttribute('role', 'status');
    figure.append(this.#said);
    for (const layer of board.children) layer.setAttribute('aria-hidden', 'true');
    board.removeAttribute('aria-hidden');
    drawn.setAttribute('role', 'group');
    [this.#shown, this.#met, this.#pieces] = [layer(board), layer(board), layer(board)];
    const spots = trials.pieces.map((piece) => this.#piece(piece));
    this.#say(trials.how);
    spots[0]?.focus();
  }

  #piece(piece: Piece): SVGElement {
    const spot = button(this.#pieces, 'piece', piece.at, piece.label, () => {
      for (const other of this.#pieces.children) other.classList.remove('chosen');
      spot.classList.add('chosen');
      this.#show(piece);
    });
    return spot;
  }

  /** Where it may go, and what can be asked about. */
  #show({ open, barred }: Piece): void {
    this.#shown.replaceChildren();
    this.#met.replaceChildren();
    this.#say(this.trials.how);
    for (const field of barred) {
      const spot = button(this.#shown, 'barred', field.at, field.why, () => this.#refuse(field));
      // With the keyboard one goes to what is of interest, not through the whole board.
      if (field.obstacles.length === 0) spot.removeAttribute('tabindex');
    }
    for (const at of open) {
      button(this.#shown, 'open', at, this.trials.open, () => {
        this.#met.replaceChildren();
        this.#say(this.trials.open);
      });
    }
  }

  #refuse({ why, rule, obstacles }: Barred): void {
    this.#met.replaceChildren();
    for (const at of obstacles) circle(this.#met, 'met', at);
    this.#say(why, rule);
  }

  #say(text: string, rule: string | null = null): void {
    this.#said.textContent = text;
    if (rule === null || document.getElementById(rule) === null) return;
    const link = document.createElement('a');
    link.href = `#${rule}`;
    link.textContent = `§${rule}`;
    this.#said.append(' ', link);
  }
}

function layer(board: SVGElement): SVGElement {
  const group = document.createElementNS(SVG, 'g');
  group.setAttribute('class', 'trial');
  board.append(group);
  return group;
}

function circle(group: SVGElement, kind: string, [x, y]: Point): SVGElement {
  const spot = document.createElementNS(SVG, 'circle');
  const all = { class: kind, cx: x, cy: y, r: 20 };
  for (const [name, value] of Object.entries(all)) spot.setAttribute(name, String(value));
  group.append(spot);
  return spot;
}

function button(
  group: SVGElement,
  kind: string,
  at: Point,
  label: string,
  press: () => void,
): SVGElement {
  const spot = circle(group, kind, at);
  spot.setAttribute('role', 'button');
  spot.setAttribute('tabindex', '0');
  spot.setAttribute('aria-label', label);
  spot.addEventListener('click', press);
  spot.addEventListener('keydown', (event) => {
    if (event.key !== 'Enter' && event.key !== ' ') return;
    event.preventDefault();
    press();
  });
  return spot;
}
