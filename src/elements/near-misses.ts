import type { ReactiveElement } from 'lit';
import type { Platform } from '../page/platform.js';
import { nearest } from '../text/near.js';

/** An element with attributes that the page wrote. */
export type NamedElement = ReactiveElement & { readonly platform: Platform };

/** The names in one place, and those that the element knows there. */
export type Names = { where: string; written: readonly string[]; known: readonly string[] };

/**
 * Warns once for each unknown name that is similar to a known one. Names that aren't similar can be the page's own.
 */
export const warnOfNearMisses = ({ localName, platform }: NamedElement, names: readonly Names[]): void => {
  const warnings = names.flatMap(({ where, written, known }) =>
    written.flatMap((name) => {
      const suggestion = known.includes(name) ? undefined : nearest(name, known);
      return suggestion
        ? `<${localName}> doesn't recognise "${name}"${where}. Did you mean "${suggestion}"?`
        : [];
    }),
  );
  for (const warning of new Set(warnings)) platform.report(warning);
};
