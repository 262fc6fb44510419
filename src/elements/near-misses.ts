import { nearest } from '../text/near.js';
import type { NamedElement, Names } from './unknown-names.js';

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
