import { isLink } from './addresses.js';
import { valueOf, type Choices } from './choices.js';
import { attributesOf, buttonAttributes, isBehindButton, type Attribute } from './chosen.js';
import { elementLines, inHtml, type Dialect } from './element-lines.js';
import { placeholders } from './page-controls.js';

/** The attributes of the form, the two first that it can’t do without. */
export const formAttributes = (choices: Choices): Attribute[] => {
  const chosen = attributesOf(choices);
  const needed = (['base-url', 'publishable-key'] as const).map(
    (name): Attribute => chosen.find(([other]) => other === name) ?? [name, placeholders[name]],
  );
  return [...needed, ...chosen.filter(([name]) => !needed.some(([other]) => other === name))];
};

/** The address of other ways to give; empty unless a link may lead there. */
export const fallbackOf = (choices: Choices): string => {
  const address = valueOf(choices, 'fallback').trim();
  return isLink(address) ? address : '';
};

/**
 * The form with a link inside it, and its button around it where it has one, a line each.
 *
 * @param first stands in the form before the link
 */
export const formLines = (choices: Choices, dialect: Dialect, first: readonly string[] = []): string[] => {
  const fallback = fallbackOf(choices);
  const link = fallback ? [`<a href=${dialect.value(fallback)}>Other ways to give</a>`] : [];
  const form = elementLines('donation-widget', formAttributes(choices), [...first, ...link], dialect);
  return isBehindButton(choices)
    ? elementLines('donation-button', buttonAttributes(choices), form, dialect)
    : form;
};

/** The form, inside its button where it has one: HTML, and the template of Vue. `template` is its first view. */
export const markup = (choices: Choices, template = ''): string =>
  formLines(choices, inHtml, template ? [template] : []).join('\n');
