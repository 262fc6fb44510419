import type { ReactiveElement } from 'lit';
import type { Platform } from '../browser/platform.js';
import type { AttributeDeclaration } from '../questions/attributes.js';
import { LazyModule } from '../view/lazy-module.js';

/** An element whose names the page wrote. */
export type NamedElement = ReactiveElement & { readonly platform: Platform };

/** The names that stand in one place, and those that the element knows there. */
export type Names = { place: string; written: readonly string[]; known: readonly string[] };

/** Tells of names that an element nearly knows. Few pages need it. */
export const nearMisses = new LazyModule(() => import('./near-misses.js'));

/** Attributes that any element may have, beside those that are properties of every element. */
const ofAnyElement = /^(?:class|exportparts|tabindex|(?:aria|data)-.*)$/;

const attributesOf = (element: NamedElement): Names => {
  const { observedAttributes: known } = element.constructor as typeof ReactiveElement;
  const written = element.getAttributeNames();
  return {
    place: '',
    written: written.filter((name) => !(name in element) && !ofAnyElement.test(name)),
    known,
  };
};

/** The keys that JSON has anywhere in it: entries are flat. */
const keysIn = (entries: unknown): string[] => {
  const text = typeof entries === 'string' ? entries : JSON.stringify(entries ?? null);
  return [...text.matchAll(/"([^"]*)"\s*:/g)].map(([, key = '']) => key);
};

const entryKeysOf = (element: NamedElement): Names[] =>
  [...(element.constructor as typeof ReactiveElement).elementProperties].flatMap(([name, declaration]) => {
    const { keys } = declaration as Partial<AttributeDeclaration<unknown>>;
    if (!keys) return [];
    return {
      place: ` in ${String(name)}`,
      written: keysIn(element[name as keyof NamedElement]),
      known: keys,
    };
  });

/** Tells the integrator, once an element is drawn, of names that it does not know but nearly does. */
export const tellUnknownNames = async (element: NamedElement): Promise<void> => {
  try {
    await element.updateComplete;
    const names = [attributesOf(element), ...entryKeysOf(element)];
    if (names.some(({ written, known }) => written.some((name) => !known.includes(name))))
      (await nearMisses.load()).tellNearMisses(element, names);
  } catch {
    // The donor misses nothing.
  }
};
