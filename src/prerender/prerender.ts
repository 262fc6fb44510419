import { html, nothing } from 'lit';
import { accessIssue } from '../client/access.js';
import { controls } from '../elements/controls.styles.js';
import { tokens } from '../elements/tokens.styles.js';
import { createForm } from '../form/create-form.js';
import { formView } from '../form/form-view.js';
import { formStyles } from '../form/form.styles.js';
import { VisibleErrors } from '../form/visible-errors.js';
import type { Messages } from '../i18n/en.js';
import { languageLoaders } from '../i18n/language-loaders.js';
import { languageOf, loadMessages, messagesIn, usableLocale } from '../i18n/languages.js';
import { Localizer } from '../i18n/localizer.js';
import { loadAllQuestions, questionsFor } from '../questions/list.js';
import type { Form } from '../questions/question.js';
import { readAttributes } from '../questions/read-attributes.js';
import { freshText } from '../view/fresh-text.js';
import { sharedStyles } from '../view/shared.styles.js';
import { testBanner } from '../view/test-banner.js';
import { prerenderedStyles } from './prerendered.styles.js';
import { renderToString } from './render-to-string.js';

// Load everything now, so that any form in any language can be rendered synchronously.
await Promise.all([loadAllQuestions(), ...Object.keys(languageLoaders).map(loadMessages)]);

class FixedLocalizer extends Localizer {
  override readonly locale: string;
  override readonly language: string;
  protected override readonly catalogue: Partial<Messages>;

  constructor(locale: string) {
    super();
    this.locale = locale;
    this.language = languageOf(locale);
    this.catalogue = messagesIn(this.language) ?? {};
  }
}

/**
 * Attributes of `<donation-widget>` by their HTML names, such as `default-amount`. Use true for an attribute
 * without a value.
 */
export type PrerenderAttributes = Readonly<Record<string, string | boolean | null | undefined>>;

const written = (attributes: PrerenderAttributes): Record<string, string | undefined> =>
  Object.fromEntries(
    Object.entries(attributes).map(([name, value]) => [
      name,
      value === true ? '' : value === false || value === null ? undefined : value,
    ]),
  );

/**
 * Renders the form as HTML that the browser shows before any script has run. Put the `<template>` that it returns
 * into a `<donation-widget>` with the same attributes, before any other content. When the script loads, it keeps
 * what the donor has chosen and typed. Returns an empty string if the attributes can’t work.
 *
 * @param attributes the attributes of the element that you put it into
 * @param options.locale the language of the page (BCP 47). A `locale` in `attributes` takes precedence.
 */
export const prerender = (
  attributes: PrerenderAttributes,
  { locale = 'en' }: { locale?: string } = {},
): string => {
  const texts = written(attributes);
  const { 'base-url': baseUrl = '', 'publishable-key': publishableKey = '' } = texts;
  // The page's host isn't known here, so the script checks an address that starts with a slash.
  if (accessIssue({ baseUrl: baseUrl.replace(/^\/(?!\/)/, 'https://host.example/'), publishableKey }))
    return '';
  const messages = new FixedLocalizer(usableLocale(texts['locale'] ?? null) ?? usableLocale(locale) ?? 'en');
  const read = readAttributes(texts);
  const made = createForm(read, questionsFor(read).questions, messages);
  if ('issues' in made) return '';
  return `<template shadowrootmode="open"><style>${stylesOf(made.form)}</style>${renderToString(
    firstView(made.form, messages, texts['test-mode'] !== undefined),
  )}</template>`.replaceAll(/\s*\n\s*/g, ' ');
};

const stylesOf = ({ questions }: Form): string =>
  [
    ...[tokens, sharedStyles, controls, formStyles],
    ...questions.flatMap(({ styles }) => styles ?? []),
    prerenderedStyles,
  ]
    .map(({ cssText }) => cssText)
    .join('')
    .replaceAll(/\/\*[^]*?\*\//g, '')
    .replaceAll(/\s*\n\s*/g, '')
    .replaceAll(/\s*([{};,])\s*/g, '$1');

const none = () => undefined;
const never = () => Promise.resolve();

const firstView = (form: Form, messages: Localizer, isTest: boolean) => {
  const { lang, direction } = messages;
  return html`<div class="themed prerendered" hidden lang=${lang} dir=${direction}>
      ${isTest ? testBanner(messages) : nothing}
      ${formView({
        form,
        messages,
        isNear: false,
        typing: null,
        controller: { errors: new VisibleErrors(), answer: none },
        checkout: { state: { step: 'idle' }, isBusy: false, isHeld: false, secondsLeft: 0, followed: never },
        open: null,
        submit: none,
        button: () => button(messages),
      })}
    </div>
    <slot></slot>`;
};

/**
 * The button names no amount, because without a script it can't follow the donor's choice. Pressing it opens the note
 * below, which tells the script that it was pressed.
 */
const button = (messages: Localizer) =>
  html`<button class="button" part="submit" type="button" popovertarget="pressed" popovertargetaction="show">
      ${freshText(messages.localize('donate'))}
    </button>
    <p id="pressed" class="notice pressed" popover role="status">${messages.localize('sending')}</p>`;
