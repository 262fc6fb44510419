import { expect } from '@open-wc/testing';
import { en, type MessageKey, type Messages } from '../../src/languages/en.js';
import { languageLoaders } from '../../src/languages/language-loaders.js';
import { contactWording } from '../../src/questions/contact/permission.js';
import { giftAidWording } from '../../src/questions/gift-aid/declaration.js';
import recorded from '../fixtures/recorded-wordings.json' with { type: 'json' };

/** Each wording that a donation records, and the texts that the donor agrees to or refuses. */
const wordings: { wording: string; versionIn: (language: string) => string; keys: MessageKey[] }[] = [
  {
    wording: 'single',
    versionIn: (language) => giftAidWording(true, language),
    keys: ['giftAidYes', 'giftAidSingle'],
  },
  {
    wording: 'multiple',
    versionIn: (language) => giftAidWording(false, language),
    keys: ['giftAidYes', 'giftAidMultiple'],
  },
  {
    wording: 'opt-in',
    versionIn: (language) => contactWording('opt-in', language),
    keys: [
      'contact',
      'contactOptIn',
      'contact_email',
      'contact_sms',
      'contact_phone',
      'contact_post',
      'contact.yes',
      'contact.no',
    ],
  },
  {
    wording: 'opt-out',
    versionIn: (language) => contactWording('opt-out', language),
    keys: [
      'contact',
      'contactOptOut',
      'contact.not.email',
      'contact.not.sms',
      'contact.not.phone',
      'contact.not.post',
    ],
  },
];

/** By version and language, including earlier versions: a charity can look up what a donor read. */
const known: Record<string, Record<string, Record<string, string> | undefined> | undefined> = recorded;

const load: Record<string, () => Promise<Messages>> = {
  ...languageLoaders,
  en: () => Promise.resolve(en),
};

describe('The wordings that donations record', () => {
  for (const [language, messagesOf] of Object.entries(load)) {
    for (const { wording, versionIn, keys } of wordings) {
      it(`are a new version if the texts of ${wording} change in ${language}`, async () => {
        const messages = await messagesOf();
        const words = Object.fromEntries(keys.map((key) => [key, messages[key]]));
        expect(
          known[versionIn(language)]?.[language],
          'Raise the version of the wording in this language, and add its texts to recorded-wordings.json.',
        ).to.deep.equal(words);
      });
    }
  }
});
