/** What a page of rules loads beside itself. */

import { offer, type Trials } from './trying';

/** The page may stand below a path of its own, and so does this file. */
const root = new URL('..', import.meta.url);

async function ask(figure: string): Promise<Trials> {
  const { lang } = document.documentElement;
  const { game } = document.body.dataset;
  const answer = await fetch(new URL(`rules/${lang}/${game}/figures/${figure}`, root));
  if (!answer.ok) throw new Error(answer.statusText);
  return (await answer.json()) as Trials;
}

offer(document, ask);
