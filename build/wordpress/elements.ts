import { controls } from '../../editor/controls.js';
import type { Declaration, Described, Manifest } from '../manifest/reference.js';
import { elementsOf } from '../manifest/public-elements.js';

/**
 * The kind of an attribute. A list and an object are JSON. The plugin escapes an address differently from other
 * texts.
 */
export type Kind = 'boolean' | 'choice' | 'list' | 'object' | 'url' | 'text';

/** An attribute that pages don't set is set by the site, by the element itself, or by one donation. */
export type SetBy = 'site' | 'element' | 'donation';

const setBy: Record<string, SetBy> = {
  // The settings of the site decide where donations go, so an author can't.
  'base-url': 'site',
  'publishable-key': 'site',
  'test-mode': 'site',
  // The element reports the outcome of the payment.
  outcome: 'element',
  // Donors open the dialog.
  open: 'donation',
  // The donation that a donor returns from has its own slug and type.
  slug: 'donation',
  type: 'donation',
};

/** An attribute as the plugin knows it. Its default is a value, or missing if the manifest has it in words. */
export type PluginAttribute = {
  kind: Kind;
  values?: string[];
  help: string;
  default?: string;
  setBy?: SetBy;
};

const valuesOf = ({ text }: { text: string }) =>
  [...text.matchAll(/'([^']+)'/g)].map(([, value = '']) => value);

const kindOf = ({ type }: Described, property: Described): Kind => {
  if (type.text === 'boolean') return 'boolean';
  if (valuesOf(type).length > 0) return 'choice';
  // The attribute of an address, a list or an object is a text. Only its property has the real type.
  const { text } = property.type;
  if (/\bURL\b/.test(text)) return 'url';
  // A list of texts or numbers is not JSON in HTML.
  if (/readonly [A-Z]\w*\[\]/.test(text)) return 'list';
  return text.includes('Record<') ? 'object' : 'text';
};

/**
 * The default, if it is a value. The manifest has some in words, such as “this page”. Their properties are null, as
 * those of a few values are: the configurator shows the values.
 */
const defaultOf = ({ name, default: initial }: Described, property: Described, kind: Kind) => {
  if (kind === 'boolean') return undefined;
  const isShown = controls.some((control) => control.name === name && control.initial === initial);
  return isShown || property.default !== 'null' ? initial : undefined;
};

const attributesOf = ({ tagName, attributes, members }: Declaration) =>
  attributes.map((attribute): [string, PluginAttribute] => {
    const property = members.find(({ name }) => name === attribute.fieldName);
    if (!property || !attribute.description)
      throw new Error(`${attribute.name} of <${String(tagName)}> has no property or no description.`);
    const kind = kindOf(attribute, property);
    const initial = defaultOf(attribute, property, kind);
    const by = setBy[attribute.name];
    return [
      attribute.name,
      {
        kind,
        ...(kind === 'choice' ? { values: valuesOf(attribute.type) } : {}),
        help: attribute.description,
        ...(initial ? { default: initial } : {}),
        ...(by ? { setBy: by } : {}),
      },
    ];
  });

/** The attributes of each element by tag and name, from the custom elements manifest. */
export const pluginElements = (manifest: Manifest): Record<string, Record<string, PluginAttribute>> =>
  Object.fromEntries(
    (elementsOf(manifest) as Declaration[]).map((element) => [
      String(element.tagName),
      Object.fromEntries(attributesOf(element)),
    ]),
  );
