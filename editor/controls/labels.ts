import { intervalToken, readInterval } from '../../src/schema/interval.js';
import type { Options } from './control.js';
import type { Translated, Translator } from '../translator.js';

export const intervals: Options = ({ say }) => [
  { value: 'once', label: say('One-time') },
  { value: 'day', label: say('Daily') },
  { value: 'week', label: say('Weekly') },
  { value: 'month', label: say('Monthly') },
  { value: 'quarter', label: say('Quarterly') },
  { value: 'year', label: say('Yearly') },
];

/** A frequency in words: `2-week` is “Every 2 weeks”. */
export const intervalLabel = (word: string, translator: Translator): string => {
  const interval = readInterval(word.toLowerCase());
  const token = interval && intervalToken(interval);
  // `quarter` and `3-month` are the same.
  const known = intervals(translator).find(
    ({ value }) => value === token || (value === 'quarter' && token === '3-month'),
  );
  if (known) return known.label;
  if (!interval?.unit) return word;
  const { unit, count } = interval;
  const { sayCount } = translator;
  switch (unit) {
    case 'day':
      return sayCount('Every {count} day', 'Every {count} days', count);
    case 'week':
      return sayCount('Every {count} week', 'Every {count} weeks', count);
    case 'month':
      return sayCount('Every {count} month', 'Every {count} months', count);
    case 'year':
      return sayCount('Every {count} year', 'Every {count} years', count);
  }
};

/** Labels currencies with their names: “GBP – British Pound”. Some codes have no name. */
export const currencyLabels = (locale: string): ((code: string) => string) => {
  const names = new Intl.DisplayNames(locale, { type: 'currency' });
  return (code) => {
    const name = names.of(code) ?? code;
    return name === code ? code : `${code} – ${name}`;
  };
};

/** A text after its label: “Largest donation: Choose a currency.” */
export const labelled = (label: string, text: string, { say }: Translator): Translated =>
  // translators: a message or a choice after the label of its field
  say('{label}: {text}', { label, text });

/** Frequencies in words: “Monthly” or “Yearly”. */
export const anyOf = (words: readonly string[], translator: Translator): string =>
  new Intl.ListFormat(translator.locale, { type: 'disjunction' }).format(
    words.map((word) => quoted(intervalLabel(word, translator), translator)),
  );

/** The name of a setting or a choice within a sentence: “Monthly”. */
export const quoted = (name: string, { say }: Translator): Translated =>
  // translators: the name of a field or a choice, in quotation marks
  say('“{name}”', { name });
