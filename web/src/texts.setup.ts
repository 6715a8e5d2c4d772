/** What every test begins with: all texts, as if every game had been opened in both languages. */

import { languages, settings } from './settings.svelte';
import { fetchTexts } from './texts.svelte';

const chosen = settings.language;
for (const language of languages) {
  settings.language = language;
  await Promise.all(
    ['dog', 'rufus', 'stramash', 'strategus', 'streifzug'].map((game) =>
      fetchTexts(game, 'lessons'),
    ),
  );
}
settings.language = chosen;
