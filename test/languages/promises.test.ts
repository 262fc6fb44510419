// Also runs in Firefox and WebKit.
import { expect } from '@open-wc/testing';
import { en } from '../../src/languages/en.js';
import { languageLoaders } from '../../src/languages/language-loaders.js';

/** The words for a receipt, or for a donation having arrived, in each language. The interface reports neither. */
const promises: Record<string, RegExp> = {
  en: /receipt|arrived|you will get/i,
  ar: /إيصال|وصل تبرّعك/,
  cy: /derbynneb|wedi cyrraedd/i,
  de: /zahlungsbestätigung|quittung|angekommen/i,
  es: /recibo|ha llegado/i,
  fr: /un reçu|votre reçu|arrivé/i,
  it: /ricevuta(?! la)|arrivata/i,
  nl: /betaalbewijs|aangekomen/i,
  pl: /potwierdzenie przyjdzie|poszukaj potwierdzenia|wysłania potwierdzenia|dotarła/i,
  pt: /recibo|chegou/i,
  tr: /makbuz|ulaştı/i,
  ur: /رسید|پہنچ گیا/,
};

describe('Messages for donors', () => {
  const all = { ...languageLoaders, en: () => Promise.resolve(en) };
  for (const [language, load] of Object.entries(all)) {
    it(`promise no receipt and no arrival in ${language}`, async () => {
      const promise = promises[language];
      if (!promise) {
        throw new Error(`Add what ${language} calls a receipt and an arrival to the patterns above.`);
      }
      for (const [key, message] of Object.entries(await load())) {
        // The donor asks the charity for a tax receipt. These texts say when it counts, not that it comes.
        if (key.startsWith('taxReceipt')) continue;
        expect(JSON.stringify(message), key).not.to.match(promise);
      }
    });
  }
});

/** Words that hurry donors, and refusals that shame them. */
const pressing =
  /last chance|only today|\bhurry|don[’']t miss|miss(?:ing)? out|act now|right away|running out|limited time|too late|\burgent|no,? (?:thanks,? )?i (?:don[’']t|won[’']t|do not)|don[’']t care|are you sure/i;

describe('Messages for donors', () => {
  for (const [key, message] of Object.entries(en)) {
    it(`neither hurry nor shame donors in ${key}`, () => {
      expect(JSON.stringify(message)).not.to.match(pressing);
    });
  }
});

/** Promises of a result, in each language. The page stops asking for one after a minute and a half. */
const results: Record<string, RegExp> = {
  en: /as soon as|(?:we|you)(?:[’']| wi)ll/i,
  ar: /فور|لحظة|وستظهر|\. ستظهر/,
  cy: /cyn gynted|byddwn yn/i,
  de: /sobald|sehen sie|sie sehen|zeigen wir/i,
  es: /en cuanto|mostraremos|verá/i,
  fr: /dès que|s’affichera|afficherons|verrez/i,
  it: /appena|mostreremo|vedrai/i,
  nl: /zodra|zie je het hier|je ziet/i,
  pl: /gdy tylko|pokażemy|zobaczysz/i,
  pt: /assim que|mostraremos|aparece aqui|verá/i,
  tr: /olmaz|burada görünür|göstereceğiz/i,
  ur: /آتے ہی|نظر آئے گا|دکھائیں گے/,
};

describe('Messages about a pending payment', () => {
  const all = { ...languageLoaders, en: () => Promise.resolve(en) };
  for (const [language, load] of Object.entries(all)) {
    it(`promise no result in ${language}, because the page stops asking`, async () => {
      const result = results[language];
      if (!result) throw new Error(`Add how ${language} promises a result to the patterns above.`);
      const messages = await load();
      for (const key of ['pending.text', 'pending.textOpen'] as const)
        expect(messages[key], key).not.to.match(result);
    });
  }
});
