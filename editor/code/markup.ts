import { isLink, isPicture } from '../controls/addresses.js';
import { valueOf, type Choices } from '../controls/choices.js';
import {
  attributesOf,
  buttonAttributes,
  formTexts,
  isBehindButton,
  thanksTexts,
  type Attribute,
  type SlotText,
} from '../controls/chosen.js';
import { controlsIn } from '../controls/control.js';
import { controlOf } from '../controls/controls.js';
import { elementLines, inHtml, type Dialect } from './element-lines.js';
import { thanks } from '../controls/thanks.js';

/** The attributes of the form, starting with the two required ones. */
export const formAttributes = (choices: Choices): Attribute[] => {
  const chosen = attributesOf(choices);
  const needed = ['base-url', 'publishable-key'].flatMap((name) =>
    chosen.filter(([other]) => other === name),
  );
  return [...needed, ...chosen.filter((one) => !needed.includes(one))];
};

/** The address of other ways to give; empty if it isn’t safe to link to. */
export const fallbackOf = (choices: Choices): string => {
  const address = valueOf(choices, 'fallback').trim();
  return isLink(address) ? address : '';
};

const textLines = (texts: readonly SlotText[], { value, text }: Dialect) =>
  texts.map((one) => `<p slot=${value(one.slot)}>${text(one.text)}</p>`);

/** The logo above the heading, if its address is one that a page can show. */
const logoLines = (choices: Choices, { value }: Dialect) => {
  const address = valueOf(choices, 'logo').trim();
  return isPicture(address)
    ? [
        `<img slot=${value('header')} src=${value(address)} alt=${value(valueOf(choices, 'logo-alt').trim())} />`,
      ]
    : [];
};

const linkLines = (choices: Choices, dialect: Dialect) => {
  const fallback = fallbackOf(choices);
  return fallback ? [`<a href=${dialect.value(fallback)}>Other ways to give</a>`] : [];
};

/**
 * The lines of the form with its content, and of the button around it if there is one.
 *
 * @param first comes before all else in the form
 */
export const formLines = (choices: Choices, dialect: Dialect, first: readonly string[] = []): string[] => {
  const content = [
    ...first,
    ...logoLines(choices, dialect),
    ...textLines(formTexts(choices), dialect),
    ...linkLines(choices, dialect),
  ];
  const form = elementLines('donation-widget', formAttributes(choices), content, dialect);
  return isBehindButton(choices)
    ? elementLines('donation-button', buttonAttributes(choices), form, dialect)
    : form;
};

/** The form as HTML, inside its button if it has one. `template` is the form as it first appears. */
export const markup = (choices: Choices, template = ''): string =>
  formLines(choices, inHtml, template ? [template] : []).join('\n');

/** The status has these attributes of the form too. */
const sharedAttributes: readonly string[] = [
  'base-url',
  'publishable-key',
  'locale',
  'color-scheme',
  'storage',
  'contact-url',
  'manage-url',
  'share-url',
  'share-text',
  'email-confirmation',
];

/** The status for the page that donors come back to. */
export const statusLines = (choices: Choices, dialect: Dialect): string[] =>
  elementLines(
    'donation-status',
    formAttributes(choices).filter(([name]) => sharedAttributes.includes(name)),
    [...textLines(thanksTexts(choices), dialect), ...linkLines(choices, dialect)],
    dialect,
  );

/** Whether a control changes the form and nothing of the status that donors come back to. */
export const isOfFormAlone = (name: string): boolean => {
  const target = controlOf(name)?.target;
  const isOnPage = target === 'attribute' || target === 'button' || target === 'slot';
  return isOnPage && !sharedAttributes.includes(name) && !controlsIn(thanks).some((one) => one.name === name);
};
