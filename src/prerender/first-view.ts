import { html, nothing, type CSSResult } from 'lit';
import { accessError } from '../client/access-error.js';
import { accessIssue } from '../client/access.js';
import { configurationError, leftOutError } from '../elements/configuration-errors.js';
import { controlStyles } from '../elements/controls.styles.js';
import { tokenStyles } from '../elements/tokens.styles.js';
import { createForm } from '../form/create-form.js';
import { formView, unanswered } from '../form/form-view.js';
import { donationOf, readAmounts } from '../form/read-form.js';
import { formStyles } from '../form/form.styles.js';
import type { Messages } from '../languages/en.js';
import { prerenderedEnglish } from '../languages/en/prerendered.js';
import { statusEnglish } from '../languages/en/status.js';
import { languageLoaders } from '../languages/language-loaders.js';
import { languageOf, loadMessages, messagesIn, usableLocale } from '../languages/languages.js';
import { Localizer } from '../languages/localizer.js';
import { loadAllParts, partsFor } from '../questions/list.js';
import type { Form, Part } from '../questions/part.js';
import { attributeValue, readAttributes } from '../questions/read-attributes.js';
import { readValues, type Declared, type ReadValues } from '../questions/read-values.js';
import { freshText } from '../ui/fresh-text.js';
import { sharedStyles } from '../ui/shared.styles.js';
import { testBanner } from '../ui/test-banner.js';
import { prerenderedStyles } from './prerendered.styles.js';
import { renderToString } from './render-to-string.js';

// Load everything now, so that any form in any language can be rendered synchronously.
const [allQuestions] = await Promise.all([loadAllParts(), ...Object.keys(languageLoaders).map(loadMessages)]);

class FixedLocalizer extends Localizer {
  override readonly locale: string;
  override readonly language: string;
  override readonly catalogue: Partial<Messages>;

  constructor(locale: string) {
    super();
    this.locale = locale;
    this.language = languageOf(locale);
    this.catalogue = { ...statusEnglish, ...prerenderedEnglish, ...messagesIn(this.language) };
  }
}

/**
 * Attributes of `<donation-widget>` by their HTML names, such as `default-amount`. Use true for an attribute
 * without a value. Numbers, lists, objects and `URL` objects work where the property takes them. In lists of objects,
 * amounts are in main units, as in the JSON of an attribute.
 */
export type PrerenderAttributes = Readonly<
  Record<string, string | number | boolean | object | null | undefined>
>;

/** The element in messages. */
const tag = 'donation-widget';

/** The attributes that no question declares, and that the first view needs. */
const elementAttributes = {
  'base-url': { kind: 'url', initial: '' },
  'publishable-key': { kind: 'code', initial: '' },
  locale: { kind: 'code', initial: null, isMinor: true },
  'test-mode': { type: Boolean, initial: false },
  heading: { kind: 'text', initial: null, isMinor: true },
} as const satisfies Record<string, Declared>;

type ElementValues = {
  readonly 'base-url': string;
  readonly 'publishable-key': string;
  readonly locale: string | null;
  readonly 'test-mode': boolean;
  readonly heading: string | null;
};

const readElementAttributes = (attributes: PrerenderAttributes) =>
  readValues(Object.entries(elementAttributes), (name, declared) =>
    attributeValue(declared, attributes[name]),
  ) as ReadValues & { readonly values: ElementValues };

/** The first view of a form: its HTML, and the questions whose styles it needs. */
export type FirstView = { readonly html: string; readonly questions: readonly Part[] };

/**
 * Draws the first view of a form, without what ends at a time. Returns null if the attributes aren’t valid or
 * have `variants`, and gives the reason on the console.
 *
 * @param attributes the attributes of the element
 * @param pageLocale the language of the page (BCP 47). A `locale` in `attributes` takes precedence.
 */
export const firstViewOf = (attributes: PrerenderAttributes, pageLocale: string): FirstView | null => {
  const own = readElementAttributes(attributes);
  const { 'base-url': baseUrl, 'publishable-key': publishableKey } = own.values;
  // The page's host isn't known here, so the script checks an address that starts with a slash.
  const address = baseUrl.replace(/^\/(?!\/)/, 'https://host.example/');
  const messages = new FixedLocalizer(usableLocale(own.values.locale) ?? usableLocale(pageLocale) ?? 'en');
  const ofQuestions = readAttributes(attributes);
  const read = { values: ofQuestions.values, issues: [...own.issues, ...ofQuestions.issues] };
  // The script's first form has no late questions, and nothing should move when it takes over.
  const { parts } = partsFor(read.values, { hasLate: false });
  if (read.values.variants) {
    console.warn(
      `<${tag}> isn't drawn before its script runs, because only the script can draw one of its variants.`,
    );
    return null;
  }
  const made = createForm(read, parts, messages);
  const access = accessIssue({ baseUrl: address, publishableKey });
  if ('issues' in made || access) {
    const issues = 'issues' in made ? made.issues : [];
    console.warn(configurationError(tag, issues, access && accessError(access)).message);
    return null;
  }
  if (made.leftOut.length > 0) console.warn(leftOutError(tag, made.leftOut).message);
  const form = { ...made.form, parts: made.form.parts.filter(({ hasEnd }) => !hasEnd) };
  const drawn = renderToString(firstView(form, messages, own.values));
  return { html: drawn.replaceAll(/\s*\n\s*/g, ' '), questions: form.parts };
};

/** Writes styles without comments and white space. */
const written = (styles: readonly CSSResult[]): string =>
  styles
    .map(({ cssText }) => cssText)
    .join('')
    .replaceAll(/\/\*[^]*?\*\//g, '')
    .replaceAll(/\s*\n\s*/g, '')
    .replaceAll(/\s*([{};,])\s*/g, '$1');

/**
 * The styles of first views: of every form, with those of each part between them. A part without styles is
 * left out.
 */
export const viewStyles = {
  start: written([tokenStyles, sharedStyles, controlStyles, formStyles]),
  questions: new Map(
    allQuestions.flatMap(({ name, styles }) => (styles ? [[name, written([styles])] as const] : [])),
  ),
  end: written([prerenderedStyles]),
};

const none = () => undefined;
const never = () => Promise.resolve();

const firstView = (form: Form, messages: Localizer, values: ElementValues) => {
  const { lang, direction } = messages;
  return html`<div class="themed donation-prerendered" part="card" lang=${lang} dir=${direction}>
    <div class="filled-in" hidden>
      ${values['test-mode'] ? testBanner(messages) : nothing}
      ${formView({
        ...unanswered,
        form,
        heading: values.heading,
        donation: donationOf(readAmounts(form)),
        messages,
        isNear: false,
        clock: { now: () => Date.now(), wait: never },
        explanation: none,
        submit: none,
        button: () => button(messages),
      })}
    </div>
    <p class="checking" hidden>${freshText(messages.localize('checking'))}</p>
    <div class="elsewhere">
      <p id="not-loaded" hidden>${freshText(messages.localize('notLoaded'))}</p>
      <slot></slot>
    </div>
  </div>`;
};

/**
 * The button names no amount, because without a script it can't follow the donor's choice. A press does nothing but
 * focus it, which shows that the form hasn't loaded, and tells the script to ask the donor to press again. Safari
 * focuses a pressed button only with a `tabindex`.
 */
const button = (messages: Localizer) =>
  html`<button class="button" part="submit" type="button" tabindex="0" aria-describedby="not-loaded">
    ${freshText(messages.localize('donate'))}
  </button>`;
