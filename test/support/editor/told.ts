import { lintsOf } from '../../../editor/lints/lints.js';
import { english } from '../../../editor/translator.js';
import { loadAllParts } from '../../../src/questions/list.js';

await loadAllParts();

/** The choices that the form and its snippet can’t do without. */
const ready = {
  'base-url': 'https://service.example/api/v1',
  'publishable-key': 'pk_live_1',
  fallback: 'https://rivers.example/ways',
  cdn: 'https://files.rivers.example/dw',
};

/** The messages about these choices. All that must be filled in is filled in too, except for the names in `empty`. */
export const told = (choices: Record<string, string>, empty: readonly string[] = []): string[] => {
  const filled = Object.entries({ ...ready, ...choices }).filter(([name]) => !empty.includes(name));
  return lintsOf(Object.fromEntries(filled), undefined, english).map(
    ({ name, level, message }) => `${level} ${name}: ${message}`,
  );
};
