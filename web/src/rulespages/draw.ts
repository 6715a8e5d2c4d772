/** Draws the figures of the rules pages without a browser, by the boards of the tables. */

import './browserless';
import { render } from 'svelte/server';
import type { Component } from 'svelte';
import type { FigureData, GameFigures } from './figures';
import Laid from './Laid.svelte';
import Overlay from './Overlay.svelte';
import { standing } from './standing';

/** The figures of a game as SVG, and what several of them are painted with. */
export interface Drawn {
  shared: string;
  figures: Record<string, string>;
}

/** All that is drawn, and the styles it is drawn with. */
export interface Drawings {
  games: Record<string, Drawn>;
  styles: string;
}

/** A board's layers lie over each other; each is a drawing of this size. */
const LAYER = /<svg[^>]* viewBox="-22 -22 1044 1044"/g;
/** What is said to whoever plays: a figure is looked at. */
const SPOKEN = / (?:role|tabindex|aria-[a-z]+|data-[a-z]+)="[^"]*"/g;
/** No style may stand in a page itself: the server forbids it. */
const STYLE = / style="[^"]*"/g;
/** Where a pointer or the keyboard would be caught; what is left empty then is nothing. */
const CAUGHT = /<(circle|rect) class="(?:hit|focus)\b[^>]*><\/\1>/g;
const NOTHING = /<g\b[^>]*><\/g>/g;
const COMMENTS = /<!--.*?-->/gs;
const SOURCE_MAP = /\/\*# sourceMappingURL=.*?\*\//gs;
/** Colours that several parts of a game share. */
const colours = import.meta.glob<string>('../games/**/*.css', {
  query: '?inline',
  import: 'default',
  eager: true,
});

export async function draw(games: Record<string, GameFigures>): Promise<Drawings> {
  const styles = new Set(Object.values(colours));
  const drawn: Record<string, Drawn> = {};
  for (const [name, { boards, figures }] of Object.entries(games)) {
    const layers: Record<string, string[]> = {};
    for (const [id, figure] of Object.entries(figures)) {
      layers[id] = await layersOf(name, figure, boards, styles);
    }
    drawn[name] = shared(name, figures, layers);
  }
  return { games: drawn, styles: [...styles].join('\n').replace(SOURCE_MAP, '') };
}

/** The layers of a figure, from the wood to what is shown on it. */
async function layersOf(
  name: string,
  figure: FigureData,
  boards: GameFigures['boards'],
  styles: Set<string>,
): Promise<string[]> {
  const geometry = boards[figure.board];
  if (geometry === undefined) throw new Error(`${name} has no board ${figure.board}`);
  const { Board, game } = await standing(name, figure, geometry);
  const prefix = `${name}-${figure.board}-`;
  const board = painted(Board as Component, { game }, prefix, styles);
  const below = 'deck' in game ? { cards: figure.cards, deck: game.deck } : { cards: [] };
  const laid = painted(Laid as Component, below, prefix, styles);
  const overlay = painted(Overlay as Component, { shown: figure }, prefix, styles);
  return [...drawingsIn(board), laid, overlay];
}

/** A component as it is painted; what it is styled with is added to the styles. */
function painted(
  component: Component,
  props: Record<string, unknown>,
  idPrefix: string,
  styles: Set<string>,
): string {
  const { body, head } = render(component, { props, idPrefix });
  for (const [, style = ''] of head.matchAll(/<style[^>]*>(.*?)<\/style>/gs)) styles.add(style);
  const still = [COMMENTS, SPOKEN, STYLE, CAUGHT].reduce(
    (html, one) => html.replace(one, ''),
    body,
  );
  return emptied(still.replace(/>\s+</g, '><'));
}

/** A drawing without groups that hold nothing. */
function emptied(html: string): string {
  const less = html.replace(NOTHING, '');
  return less === html ? html : emptied(less);
}

/** The outermost drawings of a board, each as a part of another drawing. */
function drawingsIn(html: string): string[] {
  const found: string[] = [];
  let depth = 0;
  let begin = 0;
  for (const { 0: tag, index } of html.matchAll(/<svg\b|<\/svg>/g)) {
    if (tag === '<svg' && depth++ === 0) begin = index;
    if (tag === '</svg>' && --depth === 0) found.push(html.slice(begin, index + tag.length));
  }
  return found
    .filter((svg) => svg.match(LAYER) !== null)
    .map((svg) => svg.replace(/<svg[^>]*class="([^"]*)"[^>]*>/, '<g class="$1">'))
    .map((svg) => svg.replace(/<\/svg>$/, '</g>'));
}

/** Where the server writes a word in the reader's language: only in a figure itself. */
const WORD = '⟦';

/** Layers that are the same in several figures are painted once and used there. */
function shared(
  name: string,
  figures: Record<string, FigureData>,
  layers: Record<string, string[]>,
): Drawn {
  const seen = new Map<string, number>();
  for (const layer of Object.values(layers).flat()) seen.set(layer, (seen.get(layer) ?? 0) + 1);
  const common = [...seen]
    .filter(([layer, times]) => times > 1 && !layer.includes(WORD))
    .map(([layer]) => layer);
  const id = (layer: string): string => `rules-${name}-${common.indexOf(layer)}`;
  const use = (layer: string): string =>
    common.includes(layer) ? `<use href="#${id(layer)}"/>` : layer;
  return {
    shared: common.map((layer) => `<g id="${id(layer)}">${layer}</g>`).join(''),
    figures: Object.fromEntries(
      Object.entries(figures).map(([figure, { crop }]) => [
        figure,
        `<svg viewBox="${crop.join(' ')}">${(layers[figure] ?? []).map(use).join('')}</svg>`,
      ]),
    ),
  };
}
