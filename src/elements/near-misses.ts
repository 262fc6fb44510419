import type { ReactiveElement } from 'lit';
import type { Platform } from '../page/platform.js';
import { nearest } from '../text/near.js';

/** An element with attributes that the page wrote. */
export type NamedElement = ReactiveElement & { readonly platform: Platform };

/** The names in one place, and those that the element knows there. */
export type Names = { place: string; written: readonly string[]; known: readonly string[] };

/**
 * Warns once for each unknown name that is similar to a known one. Names that aren't similar can be the page's own.
 */
export const warnOfNearMisses = ({ localName, platform }: NamedElement, names: readonly Names[]): void => {
  const warnings = names.flatMap(({ place, written, known }) =>
    written.flatMap((name) => {
      const meant = known.includes(name) ? undefined : nearest(name, known);
      return meant ? `<${localName}> doesn't recognise "${name}"${place}. Did you mean "${meant}"?` : [];
    }),
  );
  for (const warning of new Set(warnings)) platform.report(warning);
};
