import { writtenName } from '../../editor/controls/control.js';
import { controls } from '../../editor/controls/controls.js';
import type { AttributeKind } from '../../src/questions/attributes.js';
import type { Declared } from '../../src/questions/read-values.js';
import { declared, type DeclaredByTag } from '../manifest/declared.js';
import type { Declaration, Described, Manifest } from '../manifest/reference.js';
import { elementsOf, valuesOf } from '../manifest/public-elements.js';

/**
 * The meaning of an attribute, as its element declares it. A choice has certain values only. The plugin escapes an
 * address differently from other texts, and checks JSON.
 */
type PluginKind =
  | { kind: 'boolean' }
  | { kind: 'choice'; values: string[] }
  | { kind: 'json'; shape: 'list' | 'object' }
  | { kind: Exclude<AttributeKind['kind'], 'json'> };

/** An attribute that pages don't set is set by the site, by the element itself, or by one donation. */
type SetBy = 'site' | 'element' | 'donation';

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

/** An attribute as the plugin knows it. Its default is missing if it isn't a value. */
export type PluginAttribute = PluginKind & { help: string; default?: string; setBy?: SetBy };

const kindOf = ({ type }: Described, declaration: Declared): PluginKind => {
  if (declaration.type === Boolean) return { kind: 'boolean' };
  const values = valuesOf(type);
  if (values.length > 0) return { kind: 'choice', values };
  if (declaration.kind === 'json') return { kind: 'json', shape: declaration.shape };
  return { kind: declaration.kind ?? 'text' };
};

/**
 * The default, if it is a value. The manifest has some in words, such as “this page”. Their properties are null, as
 * those of a few values are: the configurator has the values.
 */
const defaultOf = (tag: string, { name, default: initial }: Described, property: Described) => {
  if (property.default !== 'null') return initial;
  const target = tag === 'donation-button' ? 'button' : 'attribute';
  return controls.find((one) => one.target === target && writtenName(one) === name)?.initial;
};

const attributesOf = (
  { attributes, members }: Declaration,
  tag: string,
  declarations: ReadonlyMap<string, Declared>,
) =>
  attributes.map((attribute): [string, PluginAttribute] => {
    const property = members.find(({ name }) => name === attribute.fieldName);
    const declaration = declarations.get(attribute.fieldName ?? '');
    if (!property || !declaration || !attribute.description)
      throw new Error(`${attribute.name} of <${tag}> has no property, declaration or description.`);
    const kind = kindOf(attribute, declaration);
    const initial = kind.kind === 'boolean' ? undefined : defaultOf(tag, attribute, property);
    const by = setBy[attribute.name];
    return [
      attribute.name,
      {
        ...kind,
        help: attribute.description,
        ...(initial ? { default: initial } : {}),
        ...(by ? { setBy: by } : {}),
      },
    ];
  });

/** The attributes of each element by tag and name, from the custom elements manifest and the declarations. */
export const pluginElements = (
  manifest: Manifest,
  declarations: DeclaredByTag = declared,
): Record<string, Record<string, PluginAttribute>> =>
  Object.fromEntries(
    (elementsOf(manifest) as Declaration[]).map((element) => {
      const tag = String(element.tagName);
      return [tag, Object.fromEntries(attributesOf(element, tag, declarations[tag] ?? new Map()))];
    }),
  );
