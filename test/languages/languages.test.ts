// Also runs in Firefox and WebKit.
import { expect } from '@open-wc/testing';
import { localize } from '../../src/languages/catalogue.js';
import { en, type MessageKey, type Messages, type Plural } from '../../src/languages/en.js';
import { languageLoaders as registered } from '../../src/languages/language-loaders.js';
import {
  directionOf,
  languageOf,
  languages,
  loadMessages,
  messagesIn,
} from '../../src/languages/languages.js';
import {
  openOutcomes,
  patternOf,
  placeholdersNeeded,
  placeholdersOf,
  sponsors,
  unwantedMarks,
} from '../support/languages/text-rules.js';

const keys = Object.keys(en) as MessageKey[];

const formsOf = (message: string | Plural): string[] =>
  typeof message === 'string' ? [message] : Object.values(message);

const others = languages.filter((language) => language !== 'en');
const words = new Map<string, Messages>([['en', en]]);

before(async () => {
  await Promise.all(others.map(loadMessages));
  for (const language of others) words.set(language, (messagesIn(language) ?? en) as Messages);
});

const of = (language: string): Messages => words.get(language) ?? en;

/** The messages that a language has. Donors read the others in English, and a release refuses them. */
const keysIn = (language: string) => keys.filter((key) => Object.hasOwn(of(language), key));

describe('English', () => {
  it('has no straight quotes and apostrophes', () => {
    for (const key of keys)
      for (const form of formsOf(en[key])) expect(form, key).not.to.match(unwantedMarks);
  });
});

describe('A matched donation', () => {
  for (const language of languages) {
    it(`reads well with one sponsor or several in ${language}`, () => {
      const sponsor = patternOf(sponsors, language);
      if (!sponsor) throw new Error(`Add how ${language} names a sponsor to text-rules.ts.`);
      for (const key of ['matchBecomes', 'matchLimited'] as const)
        expect(of(language)[key], key).to.match(sponsor);
    });
  }
});

describe('The languages', () => {
  it('match the contract', () => {
    const offered = ['ar', 'cy', 'de', 'en', 'es', 'fr', 'it', 'nl', 'pl', 'pt', 'pt-PT', 'tr', 'ur'];
    expect([...languages].sort(), 'Add a new language to this list.').to.deep.equal(offered);
  });

  for (const language of others) {
    describe(language, () => {
      it('has its own messages', () => {
        const same = keys.filter((key) => JSON.stringify(of(language)[key]) === JSON.stringify(en[key]));
        // Some names are the same in many languages: Gift Aid, Eircode, ZIP.
        expect(same.length, same.join()).to.be.below(15);
      });

      it('has every placeholder of each message', () => {
        for (const key of keysIn(language)) {
          const [wanted = ''] = formsOf(en[key]).slice(-1);
          const message = of(language)[key];
          for (const [category, form] of Object.entries(
            typeof message === 'string' ? { other: message } : message,
          )) {
            const needed = placeholdersNeeded(wanted, category, form);
            expect(placeholdersOf(form), `${key} ${category}`).to.deep.equal(needed);
          }
        }
      });

      it('has a form for each of its plural categories, and no others', () => {
        const { pluralCategories } = new Intl.PluralRules(language).resolvedOptions();
        for (const key of keysIn(language)) {
          const message = of(language)[key];
          expect(typeof message, key).to.equal(typeof en[key]);
          if (typeof message === 'string') continue;
          expect(Object.keys(message), key).to.have.members(pluralCategories);
        }
      });

      it('has no blank message, no English quotes and no direction marks', () => {
        for (const key of keysIn(language)) {
          for (const form of formsOf(of(language)[key])) {
            expect(form.trim(), key).to.equal(form);
            expect(form, key).not.to.equal('');
            expect(form, key).not.to.match(unwantedMarks);
          }
        }
      });

      it('titles open outcomes differently from success and failure', () => {
        const { 'succeeded.title': thanks, 'failed.title': failed } = of(language);
        for (const outcome of openOutcomes) {
          const title = of(language)[`${outcome}.title` as 'lost.title'];
          expect([thanks, failed], outcome).not.to.include(title);
        }
      });

      it('has different plural texts if its grammar needs them', () => {
        const weeks = [2, 5].map((count) => localize(of(language), 'everyWeeks', { count }, language));
        expect(weeks[0]).not.to.equal(weeks[1]);
      });
    });
  }
});

describe('languageOf', () => {
  for (const [locale, language] of [
    ['en-GB', 'en'],
    ['cy', 'cy'],
    ['fr-CA', 'fr'],
    ['pt-BR', 'pt'],
    ['pt-AO', 'pt'],
    ['pt-PT', 'pt-PT'],
    ['pt-Latn-PT', 'pt-PT'],
    ['pl-PT', 'pl'],
    ['ar-EG', 'ar'],
    ['eo-Latn-PL', 'en'],
    ['eo', 'en'],
  ] as const) {
    it(`returns ${language} for ${locale}`, () => expect(languageOf(locale)).to.equal(language));
  }
});

describe('The messages of a language', () => {
  afterEach(() => {
    delete registered['eo'];
  });

  it('load once', async () => {
    let asked = 0;
    registered['eo'] = () => {
      asked += 1;
      return Promise.resolve(of('de'));
    };
    expect(messagesIn('eo')).to.equal(undefined);
    expect(await loadMessages('eo')).to.equal(true);
    expect(await loadMessages('eo')).to.equal(true);
    expect(asked).to.equal(1);
    expect(messagesIn('eo')).to.equal(of('de'));
  });

  it('are available in English from the start', async () => {
    expect(await loadMessages('en')).to.equal(true);
    expect(messagesIn('en')?.donate).to.equal(en.donate);
  });
});

describe('Messages that fail to load', () => {
  afterEach(() => {
    delete registered['vo'];
    delete registered['io'];
    delete registered['io-001'];
  });

  it('stay in English', async () => {
    registered['vo'] = () => Promise.reject(new TypeError('offline'));
    expect(languageOf('vo-001')).to.equal('vo');
    expect(await loadMessages('vo')).to.equal(false);
    expect(messagesIn('vo')).to.equal(undefined);
    expect(languageOf('vo-001')).to.equal('en');
  });

  it('are those of the language if only those of the region fail', async () => {
    registered['io'] = () => Promise.resolve(of('de'));
    registered['io-001'] = () => Promise.reject(new TypeError('offline'));
    expect(languageOf('io-001')).to.equal('io-001');
    expect(await loadMessages('io-001')).to.equal(false);
    expect(languageOf('io-001')).to.equal('io');
  });
});

describe('directionOf', () => {
  it('is rtl only for Arabic and Urdu', () => {
    const fromRight = languages.filter((language) => directionOf(language) === 'rtl');
    const why = 'Add a new language that is written from right to left to this list.';
    expect(fromRight.sort(), why).to.deep.equal(['ar', 'ur']);
  });
});

describe('localize in a right-to-left language', () => {
  it('isolates the values that it inserts', () => {
    const text = localize(of('ur'), 'donateAmount', { amount: '£25.00' }, 'ur');
    expect(text).to.contain('\u2068£25.00\u2069');
    expect(localize(of('fr'), 'donateAmount', { amount: '25,00 £' }, 'fr')).not.to.match(/[\u2066-\u2069]/);
  });
});
