/** Where the page is: which page, which table, with which key; and how to go elsewhere. */

/** The address below which the server answers; ends with a slash. */
export const root: string = import.meta.env.DEV
  ? '/'
  : new URL(/* @vite-ignore */ '../', import.meta.url).pathname;

/** Where the documentation is; null where the server has none, and says nothing of it. */
export function documentation(): string | null {
  const place = document.querySelector<HTMLMetaElement>('meta[name="documentation"]');
  return place && root + place.content;
}

export type Place =
  | { page: 'home' }
  | { page: 'unknown' }
  | { page: 'new'; game: string }
  | { page: 'play'; game: string }
  | { page: 'learn'; game: string; scene: number | null }
  | { page: 'puzzles'; game: string | null; puzzle: number | null }
  | { page: 'rulings'; game: string | null }
  | { page: 'receipt' | 'sent'; table: string }
  | LettersPlace
  | { page: 'replay'; table: string | null; eyes: Eyes; steps: number | null }
  | TablePlace;

/** Where the reader of a letter says whether more are wanted; the token stands in the letter. */
export interface LettersPlace {
  page: 'letters';
  token: string;
}

/** A table: at the seat that the key opens, with an invitation to one, or on the big screen. */
export interface TablePlace {
  page: 'table';
  table: string;
  key: string | null;
  /** What can be swapped for a key; empty at a table that is open to all. */
  invitation?: string;
  sofa?: boolean;
  /** Whether the board stands on a big screen, so that here above all the hand is wanted. */
  hand?: boolean;
}

/** Through whose eyes a match is looked at again: a seat's, a watcher's, or with open cards. */
export type Eyes = number | 'watch' | 'open';

/** What the first page's address ends with. */
const FIRST_PAGE = ['', 'index.html'];

/** Reads an address; one that cannot be read leads nowhere. */
export function placeOf(path: string, fragment: string, base: string = root): Place {
  try {
    return placeIn(path, fragment, base);
  } catch (error) {
    if (error instanceof URIError) return { page: 'unknown' };
    throw error;
  }
}

function placeIn(path: string, fragment: string, base: string): Place {
  const [page = '', name, part] = path.slice(base.length).split('/');
  if (FIRST_PAGE.includes(page) && !name) return { page: 'home' };
  if ((page === 'new' || page === 'play') && name) return { page, game: decodeURIComponent(name) };
  if (page === 'learn' && name) return learnOf(decodeURIComponent(name), part);
  if (page === 'puzzles') return puzzlesOf(name ? decodeURIComponent(name) : null, part);
  if (page === 'rulings') return { page, game: name ? decodeURIComponent(name) : null };
  const named = new URLSearchParams(fragment.replace(/^#/, ''));
  if (page === 'letters') return { page, token: named.get('mail') ?? '' };
  if (page === 'replay') return replayOf(name ? decodeURIComponent(name) : null, named);
  if (page !== 'table' || !name) return { page: 'unknown' };
  const table = decodeURIComponent(name);
  if (part === 'receipt' || part === 'sent') return { page: part, table };
  return tableOf(table, named);
}

/** The lessons of a game, or the one with this number. */
function learnOf(game: string, number?: string): Place {
  const scene = number !== undefined && /^[1-9]\d?$/.test(number) ? Number(number) : null;
  return { page: 'learn', game, scene };
}

/** The puzzles of all games or of one, or the one with this number. */
function puzzlesOf(game: string | null, number?: string): Place {
  const puzzle = number !== undefined && /^[1-9]\d{0,2}$/.test(number) ? Number(number) : null;
  return { page: 'puzzles', game, puzzle };
}

function tableOf(table: string, named: URLSearchParams): TablePlace {
  const place: TablePlace = { page: 'table', table, key: named.get('key') };
  const invitation = named.get('invite');
  if (invitation !== null) place.invitation = invitation;
  if (named.has('sofa')) place.sofa = true;
  if (named.has('hand')) place.hand = true;
  return place;
}

function replayOf(table: string | null, named: URLSearchParams): Place {
  const [steps, eyes] = [named.get('step'), named.get('eyes')];
  return {
    page: 'replay',
    table,
    eyes: eyes !== null && /^\d$/.test(eyes) ? Number(eyes) : eyes === 'watch' ? 'watch' : 'open',
    steps: steps !== null && /^\d{1,6}$/.test(steps) ? Number(steps) : null,
  };
}

/** The address of a place below `base`. A key stands in the fragment, which no server sees. */
export function addressOf(place: Place, base: string = root): string {
  if (place.page === 'home' || place.page === 'unknown') return base;
  if (place.page === 'new' || place.page === 'play')
    return `${base}${place.page}/${encodeURIComponent(place.game)}`;
  if (place.page === 'learn') return learnAddress(place, base);
  if (place.page === 'puzzles') return puzzlesAddress(place, base);
  if (place.page === 'rulings') return `${base}rulings/${encodeURIComponent(place.game ?? '')}`;
  if (place.page === 'replay') return replayAddress(place, base);
  if (place.page === 'letters') return `${base}letters#mail=${encodeURIComponent(place.token)}`;
  if (place.page !== 'table') {
    return `${base}table/${encodeURIComponent(place.table)}/${place.page}`;
  }
  return `${base}table/${encodeURIComponent(place.table)}${fragmentOf(place)}`;
}

function learnAddress(place: Extract<Place, { page: 'learn' }>, base: string): string {
  const scene = place.scene === null ? '' : `/${place.scene}`;
  return `${base}learn/${encodeURIComponent(place.game)}${scene}`;
}

function puzzlesAddress(place: Extract<Place, { page: 'puzzles' }>, base: string): string {
  const puzzle = place.puzzle === null ? '' : `/${place.puzzle}`;
  return `${base}puzzles/${encodeURIComponent(place.game ?? '')}${puzzle}`;
}

function fragmentOf({ key, invitation, sofa, hand }: TablePlace): string {
  const held = hand ? '&hand' : '';
  if (key !== null) return `#key=${encodeURIComponent(key)}${held}`;
  if (invitation !== undefined) return `#invite=${encodeURIComponent(invitation)}${held}`;
  return sofa ? '#sofa' : '';
}

function replayAddress(
  { table, eyes, steps }: Extract<Place, { page: 'replay' }>,
  base: string,
): string {
  const named = new URLSearchParams();
  if (steps !== null) named.set('step', String(steps));
  if (eyes !== 'open') named.set('eyes', String(eyes));
  const fragment = named.size > 0 ? `#${named}` : '';
  return `${base}replay/${encodeURIComponent(table ?? '')}${fragment}`;
}

class Whereabouts {
  here = $state.raw<Place>(placeOf(location.pathname, location.hash));

  constructor() {
    const read = () => (this.here = placeOf(location.pathname, location.hash));
    addEventListener('popstate', read);
    addEventListener('hashchange', read);
  }

  /** Goes there as if the page before had never been. */
  replace(place: Place): void {
    history.replaceState(null, '', addressOf(place));
    this.here = place;
  }

  go(place: Place): void {
    history.pushState(null, '', addressOf(place));
    this.here = place;
    scrollTo(0, 0);
  }
}

export const whereabouts = new Whereabouts();

/** Handles a click on a link to a place of this page, unless it is meant for a new tab. */
export function follow(place: Place): (event: MouseEvent) => void {
  return (event) => {
    if (event.ctrlKey || event.metaKey || event.shiftKey || event.button !== 0) return;
    event.preventDefault();
    whereabouts.go(place);
  };
}
