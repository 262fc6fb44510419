import { valueOf, type Choices } from './controls/choices.js';
import { writtenName } from './controls/control.js';
import { formTexts, thanksTexts, type SlotText } from './controls/chosen.js';
import { controlOf, controls } from './controls/controls.js';
import type { Lint } from './lints/lint.js';
import { fallbackOf } from './code/markup.js';
import { settle } from './controls/settled.js';
import { isStyleValue } from './controls/style-value.js';
import type { Translator } from './translator.js';

/** The preview in WordPress has a client of its own, and doesn’t leave its page. */
const ownAttributes: readonly string[] = ['base-url', 'publishable-key', 'return-url', 'no-status'];

const setAttribute = (form: HTMLElement, name: string, value: string | undefined) => {
  if (value === undefined) form.removeAttribute(name);
  else if (form.getAttribute(name) !== value) form.setAttribute(name, value);
};

const setProperty = ({ style }: HTMLElement, name: string, value: string) => {
  if (value !== '' && isStyleValue(value)) style.setProperty(name, value);
  else style.removeProperty(name);
};

const textElement = (page: Document, { slot, text }: SlotText) => {
  const element = page.createElement('p');
  element.slot = slot;
  element.textContent = text;
  return element;
};

/** Applies the choices to a form that has a client of its own. */
export const configure = (form: HTMLElement, choices: Choices, { say }: Translator): void => {
  const settled = settle(choices);
  for (const { name, target, kind } of controls) {
    if (target === 'attribute' && !ownAttributes.includes(name))
      setAttribute(form, name, kind === 'switch' && settled[name] !== undefined ? '' : settled[name]);
    if (target === 'property') setProperty(form, name, valueOf(choices, name));
  }
  const address = fallbackOf(choices);
  // The form can be on the page of a frame, whose script doesn’t know elements of this page.
  const page = form.ownerDocument;
  const link = page.createElement('a');
  link.href = address;
  link.textContent = say('Other ways to give');
  // The preview shows the thanks itself, even if they are for another page.
  const texts = [...formTexts(choices).filter(({ slot }) => slot !== 'succeeded'), ...thanksTexts(choices)];
  form.replaceChildren(...texts.map((text) => textElement(page, text)), ...(address ? [link] : []));
};

/** Applies the choices for the button around a form, and the colours that the form inherits. */
export const configureButton = (button: HTMLElement, choices: Choices): void => {
  for (const control of controls) {
    const { name, target } = control;
    if (target === 'button')
      setAttribute(button, writtenName(control), valueOf(choices, name).trim() || undefined);
    if (target === 'property') setProperty(button, name, valueOf(choices, name));
  }
};

/** A problem with one of these doesn’t stop the form in the preview. */
const harmless = [...ownAttributes, 'test-mode'];

/** Tells the web editor that donors can’t see the form, and what they see instead. */
export const outMessage = (choices: Choices, { say }: Translator): string =>
  fallbackOf(choices) === ''
    ? say('Donors can’t see the form until you fix the problems.')
    : say('Donors can’t see the form until you fix the problems. They see your link to other ways to give.');

/** Whether the preview shows the fallback because the form can’t be shown. */
export const isOut = (lints: readonly Lint[]): boolean =>
  lints.some(
    ({ name, level }) =>
      level === 'fault' && controlOf(name)?.target === 'attribute' && !harmless.includes(name),
  );
