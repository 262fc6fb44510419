import type { Messages } from '../../src/languages/en.js';
import { writeCsv } from './csv.js';
import { columns } from './read-table.js';
import { examplesOf, textsOf, type Text } from './texts.js';

/** Where donors see a message. */
export type Sighting = {
  /** The titles of the states, in order. */
  states: readonly string[];
  /** The file of the first picture that shows it. */
  picture: string | undefined;
};

/** By the key of the message. */
export type Sightings = ReadonlyMap<string, Sighting>;

const shownStates = 3;

const whereOf = (language: string, { key, category }: Text, sightings: Sightings): string => {
  const states = sightings.get(key)?.states ?? [];
  const more = states.length - shownStates;
  const where = [...states.slice(0, shownStates), ...(more > 0 ? [`${more} more`] : [])].join('; ');
  const numbers = category === undefined ? '' : `For ${examplesOf(language, category) || 'no number'}`;
  return [numbers, where].filter(Boolean).join('. ');
};

/** The table of a language, as a CSV file. */
export const tableOf = (language: string, messages: Messages, sightings: Sightings): string =>
  writeCsv([
    columns,
    ...textsOf(messages).map((one) => [
      one.name,
      one.english,
      one.text,
      '',
      whereOf(language, one, sightings),
      sightings.get(one.key)?.picture ?? '',
    ]),
  ]);
