import { exponentOf } from '../../src/money/currency.js';
import { intervalToken, readInterval } from '../../src/schema/interval.js';
import { wordsOf } from '../../src/questions/attributes.js';
import { valueOf, type Choices } from './choices.js';
import { notice, type Lint } from './lint.js';

/** The intervals that a control holds, each by its one name. */
export const intervalsOf = (choices: Choices, name: string): string[] =>
  wordsOf(valueOf(choices, name).toLowerCase()).map((word) => {
    const interval = readInterval(word);
    return interval ? intervalToken(interval) : word;
  });

/** The intervals that amounts with a story are for, each by its one name. */
const intervalsOfPresets = (text: string): string[] => {
  try {
    const list = JSON.parse(text) as { interval?: unknown }[];
    return list.flatMap(({ interval }) => {
      const read = typeof interval === 'string' ? readInterval(interval.trim()) : undefined;
      return read ? intervalToken(read) : [];
    });
  } catch {
    // It is told that it can’t be read.
    return [];
  }
};

const listed = (all: readonly string[]) =>
  new Intl.ListFormat('en', { type: 'disjunction' }).format(all.map((one) => `“${one}”`));

const regularLints = (choices: Choices): Lint[] => {
  const offered = intervalsOf(choices, 'intervals');
  const isOnceAlone = offered.join(' ') === 'once';
  const canBecomeMonthly = offered.includes('once') && offered.includes('month');
  return [
    ...(valueOf(choices, 'suggest-monthly').trim() !== '' && !canBecomeMonthly
      ? [notice('suggest-monthly', 'Nobody sees this: offer both one-time and monthly gifts for it.')]
      : []),
    ...(isOnceAlone && choices['one-off'] !== undefined
      ? [notice('one-off', 'Nobody sees this: it is for regular gifts, and only one-time gifts are offered.')]
      : []),
    ...(isOnceAlone && valueOf(choices, 'subscription-name').trim() !== ''
      ? [notice('subscription-name', 'This is for regular gifts, and only one-time gifts are offered.')]
      : []),
  ];
};

const giftAidLints = (choices: Choices): Lint[] => {
  const isAsked = choices['gift-aid'] !== undefined;
  const isNamed = valueOf(choices, 'charity-name').trim() !== '';
  if (isAsked === isNamed) return [];
  return [
    notice(
      'charity-name',
      isAsked
        ? 'Fill this in: the Gift Aid declaration names your charity, and says “this charity” until then.'
        : 'Nobody sees this: it stands in the Gift Aid declaration, and Gift Aid is off.',
    ),
  ];
};

/** Choices that go with a question, which is not asked. */
const questionLints = (choices: Choices): Lint[] =>
  [
    { name: 'dedication-notify', of: 'dedication', message: 'Nobody sees this: no dedications are offered.' },
    { name: 'contact-wording', of: 'contact', message: 'Nobody sees this: no permission is asked for.' },
  ].flatMap(({ name, of, message }) =>
    valueOf(choices, name) !== '' && valueOf(choices, of) === '' ? [notice(name, message)] : [],
  );

const presetLints = (choices: Choices, presets: string): Lint[] => {
  const offered = intervalsOf(choices, 'intervals');
  const unseen = [...new Set(intervalsOfPresets(presets))].filter((one) => !offered.includes(one));
  return [
    ...(unseen.length > 0
      ? [notice('presets', `Nobody sees the amounts for ${listed(unseen)}: gifts like that are not offered.`)]
      : []),
    ...(valueOf(choices, 'amounts').trim() !== '' && choices['amounts'] !== undefined
      ? [
          notice(
            'amounts',
            'Nobody sees these: “Amounts with a story” take their place. Empty one of the two.',
          ),
        ]
      : []),
  ];
};

/** The usual amounts are meant for a currency with decimals: 10 yen are a few pence. */
const usualLints = (choices: Choices): Lint[] => {
  const written = wordsOf(`${valueOf(choices, 'currency')} ${valueOf(choices, 'currencies')}`.toUpperCase());
  const codes = [...new Set(written)];
  const small = codes.filter((code) => exponentOf(code) === 0);
  if (choices['amounts'] !== undefined || small.length === 0) return [];
  const larger = '1000 3000 5000';
  const own = small.map((code) => `; ${code} ${larger}`).join('');
  const mend = codes.length === 1 ? larger : valueOf(choices, 'amounts') + own;
  return [
    notice(
      'amounts',
      `These amounts are very small in ${small.join(' and ')}: write others, as in “${mend}”.`,
    ),
  ];
};

/** Finds choices that have no effect, alone or without another choice. */
export const effectLints = (choices: Choices): Lint[] => {
  const presets = valueOf(choices, 'presets').trim();
  return [
    ...(presets === '' ? usualLints(choices) : presetLints(choices, presets)),
    ...regularLints(choices),
    ...giftAidLints(choices),
    ...questionLints(choices),
  ];
};
