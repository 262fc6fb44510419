import { withEnglish } from '../languages/languages.js';
import { LazyModule } from '../lit/lazy-module.js';
import { addressFinderAttributes, asksAddressFinder } from './address-finder/attributes.js';
import { askAttributes, asksMore } from './ask/attributes.js';
import type { AttributesOf, ValuesOf } from './attributes.js';
import { asksAttribution, attributionAttributes } from './attribution/attributes.js';
import {
  asksContact,
  asksContactByPost,
  contactAttributes,
  type ContactAttributes,
} from './contact/attributes.js';
import { asksDedication, dedicationAttributes } from './dedication/attributes.js';
import { asksGiftAid, giftAidAttributes, type GiftAidAttributes } from './gift-aid/attributes.js';
import { amountAttributes } from './giving/amount/attributes.js';
import { amountPart } from './giving/amount/part.js';
import { currencyAttributes } from './giving/currency/attributes.js';
import { currencyPart } from './giving/currency/part.js';
import { asksImpacts, impactsAttributes } from './giving/impacts/attributes.js';
import { intervalAttributes } from './giving/interval/attributes.js';
import { intervalPart } from './giving/interval/part.js';
import { asksItems, itemsAttributes } from './giving/items/attributes.js';
import { linkAmountsPart } from './giving/link-amounts/part.js';
import { purposeAttributes } from './giving/purpose/attributes.js';
import { purposePart } from './giving/purpose/part.js';
import {
  asksPurposes,
  hasPurposeAmounts,
  purposesAttributes,
  type PurposesAttributes,
} from './giving/purposes/attributes.js';
import { asksSplit, splitAttributes, type SplitAttributes } from './giving/split/attributes.js';
import { asksMatch, matchAttributes } from './match/attributes.js';
import { metadataKeysOf } from './metadata-keys.js';
import { metadataAttributes } from './metadata/attributes.js';
import { metadataPart } from './metadata/part.js';
import { asksMonthlySuggestion, monthlySuggestionAttributes } from './monthly-suggestion/attributes.js';
import { asksOneOff, oneOffAttributes } from './one-off/attributes.js';
import { asksOwnQuestions, ownQuestionsAttributes } from './own-questions/attributes.js';
import { pageFieldsPart } from './page-fields/part.js';
import { asksPageItems, pageItemsAttributes } from './page-items/attributes.js';
import type { Part } from './part.js';
import { payerAttributes, type PayerAttributes } from './payer/attributes.js';
import { readPayerFields } from './payer/fields.js';
import { namePart, payerPart, phonePart } from './payer/part.js';
import { hasRecap, layoutAttributes } from './recap/attributes.js';
import { asksTaxReceipt, taxReceiptAttributes, type TaxReceiptAttributes } from './tax-receipt/attributes.js';
import { asksTrust, trustAttributes } from './trust/attributes.js';

/** A part that loads later, with its English texts. */
const later = (load: () => Promise<Part>): LazyModule<Part> => new LazyModule(() => withEnglish(load));

/** Whether amounts depend on the purpose, so that donors choose it before the amount. */
const isPurposeFirst = (attributes: ValuesOf<SplitAttributes & PurposesAttributes>): boolean =>
  asksSplit(attributes) || hasPurposeAmounts(attributes);

/**
 * Gift Aid and a tax receipt need an address once the donor asks for them. Contact by post needs one once the donor
 * agrees.
 */
const asksAddress = (
  attributes: ValuesOf<GiftAidAttributes & TaxReceiptAttributes & ContactAttributes & PayerAttributes>,
): boolean =>
  asksGiftAid(attributes) ||
  asksTaxReceipt(attributes) ||
  asksContactByPost(attributes) ||
  (readPayerFields(attributes.fields)?.has('address') ?? false);

/**
 * All parts with their own attributes, in the order of the page and of the reference. A part can draw others with its
 * own fields. It comes after those whose settings it reads.
 */
const list = [
  { attributes: currencyAttributes, part: currencyPart },
  { attributes: intervalAttributes, part: intervalPart },
  { part: linkAmountsPart },
  {
    attributes: itemsAttributes,
    isAsked: asksItems,
    part: later(async () => (await import('./giving/items/part.js')).itemsPart),
  },
  {
    attributes: pageItemsAttributes,
    isAsked: asksPageItems,
    part: later(async () => (await import('./page-items/part.js')).pageItemsPart),
  },
  {
    attributes: purposesAttributes,
    isAsked: asksPurposes,
    part: later(async () => (await import('./giving/purposes/part.js')).purposesPart),
  },
  { attributes: purposeAttributes, isAsked: isPurposeFirst, part: purposePart },
  {
    attributes: splitAttributes,
    isAsked: asksSplit,
    part: later(async () => (await import('./giving/split/part.js')).splitPart),
  },
  { attributes: amountAttributes, part: amountPart },
  {
    attributes: impactsAttributes,
    isAsked: asksImpacts,
    part: later(async () => (await import('./giving/impacts/part.js')).impactsPart),
  },
  {
    attributes: matchAttributes,
    isAsked: asksMatch,
    part: later(async () => (await import('./match/part.js')).matchPart),
  },
  {
    attributes: monthlySuggestionAttributes,
    isAsked: asksMonthlySuggestion,
    part: later(async () => (await import('./monthly-suggestion/part.js')).monthlySuggestionPart),
  },
  {
    attributes: oneOffAttributes,
    isAsked: asksOneOff,
    part: later(async () => (await import('./one-off/part.js')).oneOffPart),
  },
  {
    isAsked: (attributes: Parameters<typeof isPurposeFirst>[0]) => !isPurposeFirst(attributes),
    part: purposePart,
  },
  { attributes: metadataAttributes, part: metadataPart },
  {
    attributes: dedicationAttributes,
    isAsked: asksDedication,
    part: later(async () => (await import('./dedication/part.js')).dedicationPart),
  },
  {
    attributes: askAttributes,
    isAsked: asksMore,
    part: later(async () => (await import('./ask/part.js')).askPart),
  },
  { attributes: payerAttributes, part: payerPart },
  { part: namePart },
  { part: phonePart },
  {
    attributes: giftAidAttributes,
    isAsked: asksGiftAid,
    part: later(async () => (await import('./gift-aid/part.js')).giftAidPart),
  },
  {
    isAsked: asksAddress,
    part: later(async () => (await import('./address/part.js')).addressPart),
  },
  {
    attributes: taxReceiptAttributes,
    isAsked: asksTaxReceipt,
    part: later(async () => (await import('./tax-receipt/part.js')).taxReceiptPart),
  },
  {
    attributes: ownQuestionsAttributes,
    isAsked: asksOwnQuestions,
    part: later(async () => (await import('./own-questions/part.js')).ownQuestionsPart),
  },
  {
    attributes: contactAttributes,
    isAsked: asksContact,
    part: later(async () => (await import('./contact/part.js')).contactPart),
  },
  { part: pageFieldsPart },
  {
    attributes: attributionAttributes,
    isAsked: asksAttribution,
    part: later(async () => (await import('./attribution/part.js')).attributionPart),
  },
  {
    attributes: trustAttributes,
    isAsked: asksTrust,
    part: later(async () => (await import('./trust/part.js')).trustPart),
  },
  {
    attributes: layoutAttributes,
    isAsked: hasRecap,
    part: later(async () => (await import('./recap/part.js')).recapPart),
  },
  // The last two are at the end, because a part that appears before others would have them drawn anew.
  {
    attributes: addressFinderAttributes,
    isAsked: asksAddressFinder,
    part: later(async () => (await import('./address-finder/part.js')).addressFinderPart),
  },
  {
    isLate: true,
    part: later(async () => (await import('./email-suggestion/part.js')).emailSuggestionPart),
  },
] as const;

type AttributesIn<Entry> = Entry extends { attributes: AttributesOf<infer Values> } ? Values : never;

type Together<Union> = (Union extends unknown ? (one: Union) => void : never) extends (all: infer All) => void
  ? All
  : never;

/** The attributes of `<donation-widget>` that its parts declare. */
export type FormAttributes = Together<AttributesIn<(typeof list)[number]>>;

/** The attributes as the parts use them. */
export type FormValues = ValuesOf<FormAttributes>;

/** A place in the list. */
type Entry = {
  readonly attributes?: Partial<AttributesOf<FormAttributes>>;
  /** Whether a form with these attributes has the part in this place. By default every form has. */
  readonly isAsked?: (attributes: FormValues) => boolean;
  /** The part, or the module of a part that loads when a page asks for it. */
  readonly part: Part | LazyModule<Part>;
  /** Whether a donor can't need the part before typing, so that it loads only once a donor is near. */
  readonly isLate?: true;
};

const entries: readonly Entry[] = list;

export const formAttributes = Object.assign(
  {},
  ...entries.map(({ attributes }) => attributes),
) as AttributesOf<FormAttributes>;

/** The keys of `metadata` that belong to a part, whether the page asks for it or not. */
export const metadataKeys = metadataKeysOf(formAttributes);

/** Loads all parts, for pages that try out any attributes. Returns them in the order of the page. */
export const loadAllParts = (): Promise<readonly Part[]> =>
  Promise.all(entries.map(({ part }) => (part instanceof LazyModule ? part.load() : part)));

/**
 * The parts of a page's form, and the modules of those that aren't loaded yet: `missing` before the form can be
 * shown, `late` once a donor is near. Without `hasLate`, late parts are left out even if they are loaded.
 */
export const partsFor = (
  attributes: FormValues,
  { hasLate = true } = {},
): {
  parts: readonly Part[];
  missing: readonly LazyModule<Part>[];
  late: readonly LazyModule<Part>[];
} => {
  const missing: LazyModule<Part>[] = [];
  const late: LazyModule<Part>[] = [];
  const parts = entries.flatMap(({ isAsked, part, isLate }): Part[] => {
    if (!(isAsked?.(attributes) ?? true) || (isLate && !hasLate)) return [];
    if (!(part instanceof LazyModule)) return [part];
    const { module } = part;
    if (module) return [module, ...(module.others ?? [])];
    (isLate ? late : missing).push(part);
    return [];
  });
  return { parts, missing, late };
};

/**
 * The parts that load before a page's form is shown, for code that lists their files.
 *
 * @throws Error if not all of them are loaded, since only a loaded part has a name.
 */
export const optionalPartsFor = (attributes: FormValues): readonly Part[] =>
  entries.flatMap(({ isAsked, part, isLate }) => {
    if (!(part instanceof LazyModule) || isLate || !isAsked?.(attributes)) return [];
    if (!part.module) throw new Error('Load all parts first.');
    return part.module;
  });
