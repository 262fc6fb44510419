import { configure, configureButton } from '../../editor/configured-form.js';
import type { Choices } from '../../editor/controls/choices.js';
import type { Translator } from '../../editor/translator.js';
import type { Kind } from './names.js';
import { previewService } from './preview-service.js';
import type { Site } from './site.js';

/** Only the form's script runs in the preview, and nothing can be sent from it. */
const policyFor = (script: string): string => {
  const folder = new URL('.', script).href;
  return [
    "default-src 'none'",
    `script-src ${folder}`,
    "style-src 'unsafe-inline' https: http:",
    'img-src data: https: http:',
    'font-src data: https: http:',
    // These don’t follow `default-src`.
    "base-uri 'none'",
    "form-action 'none'",
  ].join('; ');
};

const escaped = (text: string) => text.replaceAll('&', '&amp;').replaceAll('"', '&quot;');

/** The page of a preview before anything is on it. */
export const blankPage = ({ script, language }: Site): string =>
  `<!doctype html><html lang="${escaped(language)}"><head><meta charset="utf-8">` +
  `<meta http-equiv="Content-Security-Policy" content="${escaped(policyFor(script))}"></head>` +
  '<body class="editor-styles-wrapper"></body></html>';

const ofPage = `
  /* The preview is as high as the form: nothing on it moves while the script loads. */
  donation-widget { min-height: 0 !important; }
  html, body.editor-styles-wrapper { background: none; }
  body.editor-styles-wrapper { margin: 0; padding: 0; min-height: 0; overflow: hidden; }
  body.editor-styles-wrapper::after { content: ''; display: table; clear: both; }`;

const styleIn = (page: Document, css: string) => {
  const style = page.createElement('style');
  style.textContent = css;
  page.head.append(style);
};

const tags = { form: 'donation-widget', button: 'donation-button', status: 'donation-status' } as const;

/** Puts the styles of the theme, the element and its script on a blank page. */
export const fill = (
  page: Document,
  kind: Kind,
  { script, style, currency }: Site,
  theme: readonly string[],
): void => {
  for (const css of [...theme, style, ofPage]) styleIn(page, css);
  const block = page.createElement('div');
  const element = page.createElement(tags[kind]);
  const inside = kind === 'button' ? page.createElement('donation-widget') : undefined;
  Object.assign(inside ?? element, { client: previewService(currency) });
  if (inside) element.append(inside);
  block.append(element);
  const code = page.createElement('script');
  code.type = 'module';
  code.src = script;
  page.body.append(block, code);
};

const ofText = [
  'color',
  'direction',
  'font-family',
  'font-size',
  'font-style',
  'font-weight',
  'letter-spacing',
  'line-height',
];

/** Gives the page the text style of an element, as the block has it from its surroundings on the site. */
export const takeTextStyle = (page: Document, element: Element): void => {
  const style = getComputedStyle(element);
  for (const name of ofText) page.body.style.setProperty(name, style.getPropertyValue(name));
};

/** Whether a click would open another page in place of this one. */
const isLeaving = (event: Event): boolean =>
  event.composedPath().some((one) => 'href' in one && (one as HTMLAnchorElement).target !== '_blank');

/** Keeps the page when someone clicks a link on it. */
export const stayOn = (page: Document): void => {
  page.addEventListener('click', (event) => {
    if (isLeaving(event)) event.preventDefault();
  });
};

/** The contents of a preview. */
export type Shown = {
  readonly kind: Kind;
  readonly choices: Choices;
  /** The classes of the block on the page. */
  readonly className: string;
  /** The example that the block “Donation status” shows. */
  readonly example: string;
};

/** Applies the settings of a block to the element on the page of its preview. */
export const show = (
  page: Document,
  { kind, choices, className, example }: Shown,
  translator: Translator,
): void => {
  const block = page.body.firstElementChild;
  const element = block?.firstElementChild as HTMLElement | null | undefined;
  const form = (kind === 'button' ? element?.firstElementChild : element) as HTMLElement | null | undefined;
  if (!block || !element || !form) return;
  block.className = className;
  configure(form, { ...choices, 'test-mode': 'on' }, translator);
  if (kind === 'button') configureButton(element, choices);
  if (kind === 'status') {
    form.setAttribute('type', 'one_time');
    form.setAttribute('slug', example);
  }
};
