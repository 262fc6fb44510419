import { controls } from '../../editor/controls/controls.js';
import { nameInBlock } from '../../editor/code/wordpress-code.js';
import type { Declaration, Manifest } from '../manifest/reference.js';
import { elementsOf } from '../manifest/public-elements.js';
import { pluginElements, type PluginAttribute } from './elements.js';

/** An attribute of a block. WordPress checks the type, and sets the default. */
type BlockAttribute = { type: 'boolean'; default: false } | { type: 'string'; default: string };

const text: BlockAttribute = { type: 'string', default: '' };

const attributesOf = (attributes: Record<string, PluginAttribute>, prefix = '') =>
  Object.entries(attributes).flatMap(([name, attribute]): [string, BlockAttribute][] => {
    if (attribute.setBy) return [];
    const { kind, default: initial = '' } = attribute;
    return [
      [
        prefix + nameInBlock(name),
        kind === 'boolean' ? { type: kind, default: false } : { type: 'string', default: initial },
      ],
    ];
  });

const declarationsOf = (manifest: Manifest): Declaration[] => elementsOf(manifest) as Declaration[];

/** The slots of each element that hold text, by tag: the configurator has a control for each of them. */
export const pluginSlots = (manifest: Manifest): Record<string, string[]> => {
  const texts = controls.flatMap(({ name, target }) => (target === 'slot' ? [name] : []));
  return Object.fromEntries(
    declarationsOf(manifest).map(({ tagName, slots }) => {
      const names = slots.map(({ name }) => `slot-${name}`);
      return [String(tagName), texts.filter((name) => names.includes(name))];
    }),
  );
};

/** The custom properties, which all elements share. */
export const pluginProperties = (manifest: Manifest): string[] => [
  ...new Set(declarationsOf(manifest).flatMap(({ cssProperties }) => cssProperties.map(({ name }) => name))),
];

/** The attributes of each block by their names. */
export const pluginBlocks = (manifest: Manifest): Record<string, Record<string, BlockAttribute>> => {
  const elements = pluginElements(manifest);
  const slots = pluginSlots(manifest);
  const properties = pluginProperties(manifest);
  const settingsOf = (tag: string): [string, BlockAttribute][] => [
    ...attributesOf(elements[tag] ?? {}),
    ...[...(slots[tag] ?? []), ...properties].map((name): [string, BlockAttribute] => [name, text]),
  ];
  const form = settingsOf('donation-widget');
  return {
    form: Object.fromEntries(form),
    status: Object.fromEntries(settingsOf('donation-status')),
    button: Object.fromEntries([...form, ...attributesOf(elements['donation-button'] ?? {}, 'button-')]),
  };
};
