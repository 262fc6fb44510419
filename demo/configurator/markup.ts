import { isLink } from './addresses.js';
import { valueOf, type Choices } from './choices.js';
import { attributesOf, type Attribute } from './chosen.js';
import { placeholders } from './page-controls.js';

const entities: Record<string, string> = {
  '&': '&amp;',
  '<': '&lt;',
  '>': '&gt;',
  '"': '&quot;',
  "'": '&#39;',
};

const escaped = (text: string, signs: RegExp) => text.replace(signs, (sign) => entities[sign] ?? sign);

/** Text between two tags. */
export const escapeText = (text: string): string => escaped(text, /[&<>]/g);

/** The value of an attribute with its quotes: JSON stands in single ones, so that it can be read. */
export const quoted = (value: string): string =>
  value.includes('"') ? `'${escaped(value, /[&<>']/g)}'` : `"${escaped(value, /[&<>"]/g)}"`;

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

/** The form as a page has it: HTML, and the template of Vue. `template` is its first view, before any script. */
export const markup = (choices: Choices, template = ''): string => {
  const fallback = fallbackOf(choices);
  const inside = [template, fallback ? `<a href=${quoted(fallback)}>Other ways to give</a>` : ''].filter(
    Boolean,
  );
  return [
    '<donation-widget',
    ...formAttributes(choices).map(
      ([name, value]) => `  ${name}${value === true ? '' : `=${quoted(value)}`}`,
    ),
    ...(inside.length > 0
      ? ['>', ...inside.map((one) => `  ${one}`), '</donation-widget>']
      : ['></donation-widget>']),
  ].join('\n');
};
