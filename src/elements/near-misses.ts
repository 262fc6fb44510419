import { nearest } from '../text/near.js';
import type { GiftOption, PresetOption } from './donation-attributes.js';
import type { NamedElement } from './unknown-names.js';

const presetKeys: Record<keyof PresetOption, true> = {
  amount: true,
  interval: true,
  impact: true,
  currency: true,
};

const itemKeys: Record<keyof GiftOption, true> = {
  label: true,
  amount: true,
  project: true,
  intention: true,
  country: true,
  currency: true,
};

const keysIn = (entries: unknown): string[] => {
  try {
    const list = (typeof entries === 'string' ? JSON.parse(entries) : entries) as readonly object[];
    return list.flatMap((entry) => Object.keys(entry));
  } catch {
    // There are none, or the form tells that they can't be read.
    return [];
  }
};

/**
 * Tells of each name once which known one it was probably meant to be: of attributes that are unknown, and of the
 * keys of entries. One that is like none is the page's own.
 */
export const tellNearMisses = (
  { localName, platform, presets, items }: NamedElement,
  attributes: readonly string[],
  known: readonly string[],
): void => {
  const warnings = (names: readonly string[], of: readonly string[], place: string) =>
    names.flatMap((name) => {
      const meant = of.includes(name) ? undefined : nearest(name, of);
      return meant ? `<${localName}> does not know "${name}"${place}: did you mean "${meant}"?` : [];
    });
  const all = [
    ...warnings(attributes, known, ''),
    ...warnings(keysIn(presets), Object.keys(presetKeys), ' in presets'),
    ...warnings(keysIn(items), Object.keys(itemKeys), ' in items'),
  ];
  for (const warning of new Set(all)) platform.report(warning);
};
