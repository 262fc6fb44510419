import type { MessageKey } from '../../../src/languages/en.js';

// The rules that every text for donors follows. The tests check the texts with them, and `npm run translate` checks
// corrections.

/** The placeholders of a text, such as `{amount}`, sorted. */
export const placeholdersOf = (text: string): string[] =>
  [...text.matchAll(/\{\w+\}/g)].map(([place]) => place).sort();

/** The placeholders that a text needs, sorted. One and two can be words, without the number. */
export const placeholdersNeeded = (english: string, category: string, text: string): string[] =>
  placeholdersOf(english).filter(
    (place) => !['one', 'two'].includes(category) || place !== '{count}' || text.includes(place),
  );

/** English quotation marks and apostrophes, three full stops, and marks that change the direction of a text. */
export const unwantedMarks = /["']|\.\.\.|[\u200e\u200f\u202a-\u202e\u2066-\u2069]/;

/** These outcomes must read as neither success nor failure. */
export const openOutcomes = [
  'pending',
  'open',
  'unconfirmed',
  'not-found',
  'lost',
  'mismatch',
  'unavailable',
];

/** Finds the pattern of a language. The texts of a region are checked with that of its language. */
export const patternOf = (patterns: Readonly<Record<string, RegExp>>, language: string): RegExp | undefined =>
  patterns[language.slice(0, 2)];

/** How each language names a sponsor. None needs a verb for it, which would be wrong for “Anna and Tom”. */
export const sponsors: Readonly<Record<string, RegExp>> = {
  en: /thanks to \{by\}(?: \(|$)/,
  ar: /بمساهمة من \{by\}/,
  cy: /diolch i \{by\}(?: \(|$)/,
  de: /dank \{by\} auf/,
  es: /gracias a \{by\}(?: \(|$)/,
  fr: /grâce à \{by\}(?: \(|$)/,
  it: /grazie a \{by\}(?: \(|$)/,
  nl: /dankzij \{by\}(?: \(|$)/,
  pl: /dzięki dopłacie \(\{by\}/,
  pt: /com uma contribuição de \{by\}(?:,|$)/,
  tr: /\{by\} sayesinde/,
  ur: /\{by\} کی طرف سے/,
};

/** The words for a receipt, or for a donation having arrived, in each language. The interface reports neither. */
export const promises: Readonly<Record<string, RegExp>> = {
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

/** Words that hurry donors, and refusals that shame them. */
export const pressing =
  /last chance|only today|\bhurry|don[’']t miss|miss(?:ing)? out|act now|right away|running out|limited time|too late|\burgent|no,? (?:thanks,? )?i (?:don[’']t|won[’']t|do not)|don[’']t care|are you sure/i;

/** Promises of a result, in each language. The page stops asking for one after a minute and a half. */
export const results: Readonly<Record<string, RegExp>> = {
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

/** The texts about a pending payment, which promise no result. */
export const pendingTexts = ['pending.text', 'pending.textOpen'] as const satisfies readonly MessageKey[];
