import type { ReactiveElement } from 'lit';
import type { AttributeDeclaration } from '../questions/attributes.js';
import { entriesOf } from '../questions/entries.js';
import { LazyModule } from '../lit/lazy-module.js';
import type { NamedElement, Names } from './near-misses.js';
import { readingOf } from './property.js';

/** Warns about names that are similar to known ones. Few pages need it. */
export const nearMisses = new LazyModule(() => import('./near-misses.js'));

/** Attributes that any element can have, in addition to those that are properties of every element. */
const ofAnyElement = /^(?:class|exportparts|tabindex|(?:aria|data)-.*)$/;

const attributesOf = (element: NamedElement): Names => {
  const { observedAttributes: known } = element.constructor as typeof ReactiveElement;
  const written = element.getAttributeNames();
  return {
    where: '',
    written: written.filter((name) => !(name in element) && !ofAnyElement.test(name)),
    known,
  };
};

/** The keys of entries, from JSON or a list. Objects inside an entry have the page's own keys. */
const keysIn = (entries: unknown): string[] =>
  entriesOf(entries as string | readonly unknown[] | null, '', () => undefined)?.flatMap(Object.keys) ?? [];

const entryKeysOf = (element: NamedElement): Names[] =>
  [...(element.constructor as typeof ReactiveElement).elementProperties].flatMap(([name, declaration]) => {
    const { keys } = declaration as Partial<AttributeDeclaration<unknown>>;
    if (!keys) return [];
    return {
      where: ` in ${String(name)}`,
      written: keysIn(readingOf<Record<string, unknown>>(element).values[String(name)]),
      known: keys,
    };
  });

/** Warns the developer, once the element is drawn, about unknown names that are similar to known ones. */
export const warnOfUnknownNames = async (element: NamedElement): Promise<void> => {
  try {
    await element.updateComplete;
    const names = [attributesOf(element), ...entryKeysOf(element)];
    if (names.some(({ written, known }) => written.some((name) => !known.includes(name))))
      (await nearMisses.load()).warnOfNearMisses(element, names);
  } catch {
    // Donors lose nothing if this fails.
  }
};
