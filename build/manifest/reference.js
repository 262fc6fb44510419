import { elementsOf, valuesOf } from './public-elements.js';

/**
 * @typedef {{ text: string }} Type
 * @typedef {{
 *   name: string, description?: string, default?: string, type: Type, kind?: string, fieldName?: string,
 *   attribute?: string, readonly?: boolean, cancelable?: boolean,
 *   parameters?: { name: string }[], return?: { type: Type },
 * }} Described
 * @typedef {{
 *   name: string, tagName?: string, description: string, members: Described[], attributes: Described[],
 *   events: Described[], slots: Described[], cssParts: Described[], cssStates: Described[], cssProperties: Described[],
 * }} Declaration
 * @typedef {{ modules: { path: string, declarations: Declaration[] }[] }} Manifest
 *
 * @typedef {{
 *   name: string,
 *   facts: Record<string, string>,
 *   description: string,
 *   fields: { name: string, type: string, description: string }[],
 * }} Entry One thing to look up. Facts and descriptions are texts in which backticks mark code.
 * @typedef {{ kind: string, title: string, entries: Entry[] }} Group
 * @typedef {{ tag: string, description: string, groups: Group[] }} ElementReference
 */

/** Marks a text as code. */
export const code = (text) => `\`${text}\``;

/** An attribute as written in HTML. */
const valueOf = ({ type }) => {
  if (type.text === 'boolean') return 'no value: the attribute is present or absent';
  const values = valuesOf(type);
  return values.length > 0 ? values.map(code).join(', ') : 'text';
};

/** A default as written in HTML, or in words if it isn't a value. */
const defaultOf = (attribute, property) => {
  if (attribute.type.text === 'boolean') return 'off';
  if (!attribute.default) return 'none';
  return property.default === 'null' ? attribute.default : code(attribute.default);
};

const entry = ({ name, description }, facts = {}, fields = []) => ({ name, facts, description, fields });

const signature = ({ name, parameters = [] }) =>
  `${name}(${parameters.map((parameter) => parameter.name).join(', ')})`;

const member = (one) =>
  one.kind === 'method'
    ? { ...entry(one, { Returns: code(one.return.type.text) }), name: signature(one) }
    : entry(one, { Type: code(one.type.text), ...(one.readonly ? { 'Read-only': 'yes' } : {}) });

/** Leaves out properties that have an attribute: the attribute's entry describes them. */
const isOwnMember = ({ kind, attribute }) => kind === 'method' || !attribute;

const attributesOf = ({ attributes, members }) =>
  attributes.map((attribute) => {
    const property = members.find(({ name }) => name === attribute.fieldName);
    return entry(attribute, {
      Default: defaultOf(attribute, property),
      Value: valueOf(attribute),
      Property: `${code(property.name)}: ${code(property.type.text)}`,
    });
  });

const eventsOf = ({ events }, declarations) =>
  events.map((event) => {
    const { members = [] } = declarations.find(({ name }) => name === event.type.text);
    const fields = members.map((one) => ({
      name: one.kind === 'method' ? signature(one) : one.name,
      type: one.kind === 'method' ? one.return.type.text : one.type.text,
      description: one.description,
    }));
    return entry(
      event,
      { Class: code(event.type.text), Cancelable: event.cancelable ? 'yes' : 'no' },
      fields,
    );
  });

const kinds = [
  { kind: 'attribute', title: 'Attributes', entriesOf: attributesOf },
  {
    kind: 'property',
    title: 'Properties and methods',
    entriesOf: ({ members }) => members.filter(isOwnMember).map(member),
  },
  { kind: 'event', title: 'Events', entriesOf: eventsOf },
  {
    kind: 'slot',
    title: 'Slots',
    entriesOf: ({ slots }) => slots.map((slot) => entry({ ...slot, name: slot.name || '(default)' })),
  },
  { kind: 'part', title: 'Parts', entriesOf: ({ cssParts }) => cssParts.map((part) => entry(part)) },
  { kind: 'state', title: 'States', entriesOf: ({ cssStates }) => cssStates.map((state) => entry(state)) },
  {
    kind: 'custom-property',
    title: 'Custom properties',
    entriesOf: ({ cssProperties }) =>
      cssProperties.map((property) =>
        entry(property, { Default: property.default ? code(property.default) : 'by contrast' }),
      ),
  },
];

/**
 * Everything to look up about each element, ordered for readers.
 *
 * @param {Manifest} manifest
 * @returns {ElementReference[]}
 */
export const referenceOf = (manifest) => {
  const declarations = manifest.modules.flatMap((module) => module.declarations);
  return elementsOf(manifest).map((element) => ({
    tag: element.tagName,
    description: element.description,
    groups: kinds.map(({ kind, title, entriesOf }) => ({
      kind,
      title,
      entries: entriesOf(element, declarations),
    })),
  }));
};
