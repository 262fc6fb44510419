import { valueOf, type Choices } from '../../editor/controls/choices.js';
import { controlOf } from '../../editor/controls/controls.js';
import { textIn } from '../../editor/controls/row.js';
import { readRows } from '../../editor/controls/rows.js';
import { wordsOf } from '../../src/questions/attributes.js';
import { exponentOf } from '../../src/money/currency.js';
import { intervalToken, readInterval } from '../../src/schema/interval.js';

/**
 * Everything that a form offers and a link can choose: amounts in main units, such as `12.50`, intervals such as
 * `month`, and ISO 4217 codes. An empty list means that it isn’t known.
 */
export type Offer = Readonly<Record<(typeof offerNames)[number], readonly string[]>>;

const offerNames = ['amounts', 'intervals', 'currencies'] as const;

const most = 24;

const readers = {
  amounts: (word: string) => (/^\d{1,9}(?:\.\d{1,3})?$/.test(word) ? word : ''),
  intervals: (word: string) => {
    const interval = readInterval(word.toLowerCase());
    return interval ? intervalToken(interval) : '';
  },
  currencies: (word: string) => (exponentOf(word.toUpperCase()) === undefined ? '' : word.toUpperCase()),
};

/** Reads the offer from the fragment of the page’s address, and leaves out everything else. */
export const readOffer = (hash: string): Offer => {
  const given = new URLSearchParams(hash.replace(/^#/, ''));
  const read = (name: keyof Offer) => [
    ...new Set(
      wordsOf(given.get(name) ?? '')
        .slice(0, most)
        .map(readers[name])
        .filter(Boolean),
    ),
  ];
  return { amounts: read('amounts'), intervals: read('intervals'), currencies: read('currencies') };
};

/** Writes the offer for the fragment. */
export const writeOffer = (offer: Offer): [name: string, value: string][] =>
  offerNames.flatMap((name) => (offer[name].length > 0 ? [[name, offer[name].join(' ')]] : []));

/** The preset amounts of a form, in its first currency. */
const amountsOf = (choices: Choices): string[] => {
  const control = controlOf('presets');
  const presets = control?.kind === 'rows' ? readRows(control, valueOf(choices, 'presets')) : undefined;
  if (presets && presets.length > 0)
    return presets
      .filter((preset) => textIn(preset, 'currency') === '')
      .map((preset) => textIn(preset, 'amount'));
  const [first = ''] = valueOf(choices, 'amounts').split(';');
  return first.split(/[\s,/]+/);
};

/** The offer of the form that a web editor has made. */
export const offerOf = (choices: Choices): Offer =>
  readOffer(
    new URLSearchParams({
      amounts: amountsOf(choices).join(' '),
      intervals: valueOf(choices, 'intervals'),
      currencies: `${valueOf(choices, 'currency')} ${valueOf(choices, 'currencies')}`,
    }).toString(),
  );
