import type { ReactiveElement } from 'lit';
import type { Platform } from '../browser/platform.js';
import { LazyModule } from '../view/lazy-module.js';
import type { DonationAttributes } from './donation-attributes.js';

/** An element whose names the page wrote. */
export type NamedElement = ReactiveElement & { readonly platform: Platform } & Partial<
    Pick<DonationAttributes, 'presets' | 'items'>
  >;

/** Tells of names that an element nearly knows. Few pages need it. */
export const nearMisses = new LazyModule(() => import('./near-misses.js'));

/** Attributes that any element may have, beside those that are properties of every element. */
const ofAnyElement = /^(?:class|exportparts|tabindex|(?:aria|data)-.*)$/;

/** In JSON, a key that neither a preset nor an item has. */
const unknownKey = /"(?!(?:amount|interval|impact|currency|label|project|intention|country)")[^"]*"\s*:/;

const textOf = (entries: unknown) => (typeof entries === 'string' ? entries : JSON.stringify(entries));

/** Tells the integrator, once an element is drawn, of names that it does not know but nearly does. */
export const tellUnknownNames = async (element: NamedElement): Promise<void> => {
  try {
    await element.updateComplete;
    const { presets, items } = element;
    const { observedAttributes: known } = element.constructor as typeof ReactiveElement;
    const names = element
      .getAttributeNames()
      .filter((name) => !known.includes(name) && !(name in element) && !ofAnyElement.test(name));
    if (names.length > 0 || unknownKey.test([presets, items].map(textOf).join(' ')))
      (await nearMisses.load()).tellNearMisses(element, names, known);
  } catch {
    // The donor misses nothing.
  }
};
