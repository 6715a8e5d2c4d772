/** Where the page is: which page, which table, with which key; and how to go elsewhere. */

/** The address below which the server answers; ends with a slash. */
export const root: string = import.meta.env.DEV
  ? '/'
  : new URL(/* @vite-ignore */ '../', import.meta.url).pathname;

export type Place =
  | { page: 'home' }
  | { page: 'new'; game: string }
  | { page: 'rulings'; game: string | null }
  | { page: 'table'; table: string; key: string | null };

/** Reads an address; anything unknown is the home page. */
export function placeOf(path: string, fragment: string, base: string = root): Place {
  const [page, name] = path.slice(base.length).split('/');
  if (page === 'new' && name) return { page: 'new', game: decodeURIComponent(name) };
  if (page === 'rulings') return { page, game: name ? decodeURIComponent(name) : null };
  if (page !== 'table' || !name) return { page: 'home' };
  const key = new URLSearchParams(fragment.replace(/^#/, '')).get('key');
  return { page: 'table', table: decodeURIComponent(name), key };
}

/** The address of a place below `base`. A key stands in the fragment, which no server sees. */
export function addressOf(place: Place, base: string = root): string {
  if (place.page === 'home') return base;
  if (place.page === 'new') return `${base}new/${encodeURIComponent(place.game)}`;
  if (place.page === 'rulings') return `${base}rulings/${encodeURIComponent(place.game ?? '')}`;
  const key = place.key === null ? '' : `#key=${encodeURIComponent(place.key)}`;
  return `${base}table/${encodeURIComponent(place.table)}${key}`;
}

class Whereabouts {
  here = $state.raw<Place>(placeOf(location.pathname, location.hash));

  constructor() {
    const read = () => (this.here = placeOf(location.pathname, location.hash));
    addEventListener('popstate', read);
    addEventListener('hashchange', read);
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
