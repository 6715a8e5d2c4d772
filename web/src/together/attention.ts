/** Calls the reader back when it is their turn: a sound, and a mark on the page's icon. */

import { play } from '../table/sound';

const MARK = '<circle cx="48" cy="16" r="14" fill="#d9480f" stroke="#fff" stroke-width="4"/>';

let plain: string | null = null;

/** Shows whether something waits for the reader; makes a sound where it is new. */
export function attend(waits: boolean, fresh: boolean): void {
  if (waits && fresh) play('turn');
  void mark(waits);
  const badge = navigator as Navigator & {
    setAppBadge?: (count: number) => Promise<void>;
    clearAppBadge?: () => Promise<void>;
  };
  const done = waits ? badge.setAppBadge?.(1) : badge.clearAppBadge?.();
  done?.catch(() => {});
}

/** Puts a dot on the icon of the page, or takes it away. */
async function mark(marked: boolean): Promise<void> {
  const link = document.querySelector<HTMLLinkElement>('link[rel="icon"]');
  if (link === null) return;
  plain ??= link.href;
  if (!marked) {
    link.href = plain;
    return;
  }
  const source = await drawing(plain);
  if (source === null) return;
  const dot = source.replace('</svg>', `${scaled(source)}</svg>`);
  link.href = `data:image/svg+xml,${encodeURIComponent(dot)}`;
}

let drawn: Promise<string | null> | null = null;

function drawing(address: string): Promise<string | null> {
  drawn ??= fetch(address)
    .then(async (answer) => (answer.ok ? await answer.text() : null))
    .catch(() => null);
  return drawn;
}

/** The dot in the measures of the icon. */
function scaled(source: string): string {
  const [x = 0, y = 0, width = 64] = (/viewBox="([^"]+)"/.exec(source)?.[1] ?? '0 0 64 64')
    .split(/\s+/)
    .map(Number);
  return `<g transform="translate(${x} ${y}) scale(${width / 64})">${MARK}</g>`;
}
