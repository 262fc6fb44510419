import { directionOf } from '../../src/languages/languages.js';
import type { Messages } from '../../src/languages/en.js';
import type { Drawn } from './draw.js';
import type { Sighting, Sightings } from './table.js';
import { textsOf, type Text } from './texts.js';

const onlyHeard = ' (read out by screen readers)';

/** Where each message was drawn, by its key. */
export const sightingsOf = (drawn: readonly Drawn[]): Sightings => {
  const sightings = new Map<string, Sighting>();
  const add = (key: string, state: string, picture: string | undefined) => {
    const known = sightings.get(key);
    sightings.set(key, {
      states: [...(known?.states ?? []), state],
      picture: known?.picture ?? picture,
    });
  };
  for (const { state, picture, seen, heard } of drawn) {
    for (const key of seen) add(key, state, picture);
    for (const key of heard) add(key, state + onlyHeard, undefined);
  }
  return sightings;
};

const escaped = (text: string) =>
  text.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('"', '&quot;');

type Numbered = Text & { line: number };

const table = (texts: readonly Numbered[], language: string) => `<table>
<tr><th>Line</th><th>English</th><th>Text</th></tr>
${texts
  .map(
    ({ line, english, text }) =>
      `<tr><td>${line}</td><td lang="en">${escaped(english)}</td><td lang="${language}" dir="${directionOf(language)}">${escaped(text)}</td></tr>`,
  )
  .join('\n')}
</table>`;

/** A page with each picture and its texts, with their lines in the table. */
export const picturesPage = (language: string, messages: Messages, drawn: readonly Drawn[]): string => {
  const texts = textsOf(messages).map((one, index) => ({ ...one, line: index + 2 }));
  const shown = new Set(drawn.flatMap(({ seen, heard }) => [...seen, ...heard]));
  const hidden = texts.filter(({ key }) => !shown.has(key));
  const name = new Intl.DisplayNames(['en-GB'], { type: 'language' }).of(language) ?? language;
  return `<!doctype html>
<html lang="en">
<meta charset="utf-8">
<meta name="viewport" content="width=device-width">
<title>${name}: pictures of the form</title>
<style>
body { font: 1rem/1.4 system-ui, sans-serif; margin: 1rem }
section { display: flex; flex-wrap: wrap; gap: 1rem; align-items: start; margin-block-end: 3rem }
h2 { flex-basis: 100% }
img { inline-size: 20rem; border: 1px solid #999 }
table { flex: 1 1 24rem; border-collapse: collapse }
th, td { padding: 0.25rem 0.5rem; border: 1px solid #999; text-align: start; vertical-align: top }
</style>
<h1>${name}: pictures of the form</h1>
<p>Write your corrections into the column “Correction” of texts.csv. “Line” is the line of the text there.</p>
${drawn
  .map(
    ({ state, picture, seen, heard }) => `<section>
<h2>${escaped(state)}</h2>
<img src="pictures/${picture}" alt="">
${table(
  texts.filter(({ key }) => seen.includes(key) || heard.includes(key)),
  language,
)}
</section>`,
  )
  .join('\n')}
<section>
<h2>Texts without a picture</h2>
${table(hidden, language)}
</section>
</html>
`;
};
