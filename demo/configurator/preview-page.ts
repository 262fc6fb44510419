import { valueOf, type Choices } from '../../editor/controls/choices.js';
import { inHtml } from '../../editor/code/element-lines.js';
import { statusLines } from '../../editor/code/markup.js';
import { script } from '../../editor/code/script.js';
import { formCode } from '../../editor/code/snippets.js';
import { thanksStylesOf } from '../../editor/code/styles-of.js';
import type { ExampleName } from '../example-donations.js';
import { build } from './build.js';

/** An example of a status, with the name of its donation. */
export type Example = Extract<ExampleName, 'paid' | 'failed' | 'pending'>;

/** The preview shows the form, an example of a status after it, or the status of the donation that was given in it. */
export type Shown = 'form' | 'returned' | Example;

/**
 * The choices that the code in the preview is made from. The code differs from the code to copy in nothing else but the
 * address of the script:
 *
 * - The service is the sandbox, so that no donation in the preview goes to a real service.
 * - Donors come back to the preview and see the thanks there, even if the thanks are on another page.
 * - The form is in the language of the preview, if there is one.
 * - One script is enough, since the demo has its own: the classic one, which needs no other tags.
 */
const inDemo = (choices: Choices): Choices => {
  const elsewhere = ['return-url', 'no-status', 'host'];
  const others = Object.entries(choices).filter(([name]) => !elsewhere.includes(name));
  const locale = valueOf(choices, 'preview-locale') || valueOf(choices, 'locale');
  return {
    ...Object.fromEntries(others),
    'base-url': '/api/v1',
    'publishable-key': 'pk_test_sandbox',
    file: 'classic',
    ...(locale && { locale }),
  };
};

/** The styles of a page on which the code is pasted. The headings have the size and the margins of many themes. */
const pageStyles = {
  plain: 'body { margin: 0; padding: 1.5rem 1rem; font: 1rem/1.5 system-ui, sans-serif; }',
  serif:
    "body { margin: 0; padding: 1.5rem 1rem; font: 1.125rem/1.6 Georgia, 'Times New Roman', serif; }" +
    ' h2 { margin: 3rem 0 1.5rem; font-size: 38px; }',
  column:
    'body { margin: 0; padding: 1.5rem 1rem; font: 1rem/1.5 system-ui, sans-serif; }' +
    ' div { max-width: 22rem; margin: 0 auto; padding: 0 1rem; border: solid #8886; border-width: 0 1px; }',
};

const ofScheme =
  ':root { background: light-dark(#fff, #0f1416); color: light-dark(#1c2330, #eef1f5); }' +
  ' :root[data-scheme="light"] { color-scheme: light; } :root[data-scheme="dark"] { color-scheme: dark; }';

type PageKind = keyof typeof pageStyles;
export type Scheme = 'light' | 'dark';

/** The page that the web editor has chosen. A link can contain any text. */
export const pageKindOf = (choices: Choices): PageKind => {
  const chosen = valueOf(choices, 'page');
  return chosen === 'serif' || chosen === 'column' ? chosen : 'plain';
};

/** The page is light unless the web editor chooses a dark form or a dark preview. */
export const schemeOf = (choices: Choices): Scheme => {
  const chosen = valueOf(choices, 'preview-scheme') || valueOf(choices, 'color-scheme');
  return chosen === 'dark' ? 'dark' : 'light';
};

/** A page with this code, as a charity would have it. */
export const pageWith = (code: string, page: PageKind, scheme: Scheme): string =>
  `<!doctype html><html lang="en-GB" data-scheme="${scheme}"><head><meta charset="utf-8">` +
  `<meta name="viewport" content="width=device-width"><title>Preview</title>` +
  `<style>${ofScheme} ${pageStyles[page]}</style></head><body><div>${code}</div></body></html>`;

/** The code to copy with the values of the demo. */
export const codeInDemo = (choices: Choices, address: string): string => {
  const own = inDemo(choices);
  return formCode(own, build).replace(
    script(own, build),
    () => `<script type="module" src="${address}"></script>`,
  );
};

/** The code of the thank-you page. Its script comes once the element has the client of the example. */
export const statusCode = (choices: Choices): string => {
  const own = inDemo(choices);
  return `<style>${thanksStylesOf(own)}</style>${statusLines(own, inHtml).join('\n')}`;
};
