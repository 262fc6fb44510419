import type { Declaration, Described, Manifest } from '../manifest/reference.js';
import { elementsOf } from '../manifest/public-elements.js';

/**
 * The kind of an attribute. A list and an object are JSON. The plugin escapes an address differently from other
 * texts.
 */
export type Kind = 'boolean' | 'choice' | 'list' | 'object' | 'url' | 'text';

/** An attribute as the plugin knows it. */
export type PluginAttribute = { kind: Kind; values?: string[]; help: string; default?: string };

const valuesOf = ({ text }: { text: string }) =>
  [...text.matchAll(/'([^']+)'/g)].map(([, value = '']) => value);

const kindOf = ({ type, description = '' }: Described, property: Described): Kind => {
  if (type.text === 'boolean') return 'boolean';
  if (valuesOf(type).length > 0) return 'choice';
  // The attribute of a list or an object is a text. Only its property has the real type.
  if (property.type.text.includes('[]')) return 'list';
  if (property.type.text.includes('Record<')) return 'object';
  return /Example: `(?:https:\/)?\//.test(description) ? 'url' : 'text';
};

const attributesOf = ({ tagName, attributes, members }: Declaration) =>
  attributes.map((attribute): [string, PluginAttribute] => {
    const property = members.find(({ name }) => name === attribute.fieldName);
    if (!property || !attribute.description)
      throw new Error(`${attribute.name} of <${String(tagName)}> has no property or no description.`);
    const kind = kindOf(attribute, property);
    return [
      attribute.name,
      {
        kind,
        ...(kind === 'choice' ? { values: valuesOf(attribute.type) } : {}),
        help: attribute.description,
        ...(attribute.default && kind !== 'boolean' ? { default: attribute.default } : {}),
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
