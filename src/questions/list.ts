import { withEnglish } from '../languages/languages.js';
import { LazyModule } from '../lit/lazy-module.js';
import {
  addressFinderAttributes,
  asksAddressFinder,
  type AddressFinderAttributes,
} from './address-finder/attributes.js';
import { amountAttributes, type AmountAttributes } from './giving/amount/attributes.js';
import { amountPart } from './giving/amount/part.js';
import { askAttributes, asksMore, type AskAttributes } from './ask/attributes.js';
import type { AttributesOf, ValuesOf } from './attributes.js';
import {
  asksContact,
  asksContactByPost,
  contactAttributes,
  type ContactAttributes,
} from './contact/attributes.js';
import {
  asksAttribution,
  attributionAttributes,
  type AttributionAttributes,
} from './attribution/attributes.js';
import { currencyAttributes, type CurrencyAttributes } from './giving/currency/attributes.js';
import { currencyPart } from './giving/currency/part.js';
import { asksDedication, dedicationAttributes, type DedicationAttributes } from './dedication/attributes.js';
import { asksGiftAid, giftAidAttributes, type GiftAidAttributes } from './gift-aid/attributes.js';
import { intervalAttributes, type IntervalAttributes } from './giving/interval/attributes.js';
import { intervalPart } from './giving/interval/part.js';
import { asksImpacts, impactsAttributes, type ImpactsAttributes } from './giving/impacts/attributes.js';
import { asksItems, itemsAttributes, type ItemsAttributes } from './giving/items/attributes.js';
import { linkAmountsPart } from './giving/link-amounts/part.js';
import { asksMatch, matchAttributes, type MatchAttributes } from './match/attributes.js';
import { metadataKeysOf } from './metadata-keys.js';
import { metadataAttributes, type MetadataAttributes } from './metadata/attributes.js';
import { metadataPart } from './metadata/part.js';
import {
  asksMonthlySuggestion,
  monthlySuggestionAttributes,
  type MonthlySuggestionAttributes,
} from './monthly-suggestion/attributes.js';
import { asksOneOff, oneOffAttributes, type OneOffAttributes } from './one-off/attributes.js';
import { pageFieldsPart } from './page-fields/part.js';
import { pageItemsAttributes, type PageItemsAttributes } from './page-items/attributes.js';
import { pageItemsPart } from './page-items/part.js';
import { payerAttributes, type PayerAttributes } from './payer/attributes.js';
import { readPayerFields } from './payer/fields.js';
import { namePart, payerPart, phonePart } from './payer/part.js';
import { purposeAttributes, type PurposeAttributes } from './giving/purpose/attributes.js';
import { purposePart } from './giving/purpose/part.js';
import {
  asksPurposes,
  hasPurposeAmounts,
  purposesAttributes,
  type PurposesAttributes,
} from './giving/purposes/attributes.js';
import type { Part } from './part.js';
import { asksSplit, splitAttributes, type SplitAttributes } from './giving/split/attributes.js';
import { asksTaxReceipt, taxReceiptAttributes, type TaxReceiptAttributes } from './tax-receipt/attributes.js';
import { asksTrust, trustAttributes, type TrustAttributes } from './trust/attributes.js';

/** The attributes of `<donation-widget>` that its questions read. The reference lists them in this order. */
export type FormAttributes = CurrencyAttributes &
  AmountAttributes &
  ImpactsAttributes &
  IntervalAttributes &
  MatchAttributes &
  MonthlySuggestionAttributes &
  PurposeAttributes &
  PurposesAttributes &
  SplitAttributes &
  ItemsAttributes &
  PageItemsAttributes &
  OneOffAttributes &
  PayerAttributes &
  AddressFinderAttributes &
  DedicationAttributes &
  AskAttributes &
  GiftAidAttributes &
  TaxReceiptAttributes &
  ContactAttributes &
  MetadataAttributes &
  AttributionAttributes &
  TrustAttributes;

/** The attributes as the questions use them. */
export type FormValues = ValuesOf<FormAttributes>;

export const formAttributes: AttributesOf<FormAttributes> = {
  ...currencyAttributes,
  ...amountAttributes,
  ...impactsAttributes,
  ...intervalAttributes,
  ...matchAttributes,
  ...monthlySuggestionAttributes,
  ...purposeAttributes,
  ...purposesAttributes,
  ...splitAttributes,
  ...itemsAttributes,
  ...pageItemsAttributes,
  ...oneOffAttributes,
  ...payerAttributes,
  ...addressFinderAttributes,
  ...dedicationAttributes,
  ...askAttributes,
  ...giftAidAttributes,
  ...taxReceiptAttributes,
  ...contactAttributes,
  ...metadataAttributes,
  ...attributionAttributes,
  ...trustAttributes,
};

/** The keys of `metadata` that belong to a question, whether the page asks it or not. */
export const metadataKeys = metadataKeysOf(formAttributes);

/** A question that loads when a page asks it: before the form is shown, or only once a donor is near (`isLate`). */
type Optional = {
  module: LazyModule<Part>;
  isLate: boolean;
  isAsked(attributes: FormValues): boolean;
};

const optional = (isAsked: (attributes: FormValues) => boolean, load: () => Promise<Part>): Optional => ({
  module: new LazyModule(() => withEnglish(load)),
  isLate: false,
  isAsked,
});

/** A question of every form that a donor can't need before typing. */
const late = (load: () => Promise<Part>): Optional => ({ ...optional(() => true, load), isLate: true });

/** Whether amounts depend on the purpose, so that donors choose it before the amount. */
const isPurposeFirst = (attributes: FormValues): boolean =>
  asksSplit(attributes) || hasPurposeAmounts(attributes);

/** A question that has its place here only for some pages. */
type Placed = { question: Part; isHere(attributes: FormValues): boolean };

/**
 * All questions, in the order of the page. A question can draw others with its own fields. It comes after those whose
 * settings it reads.
 */
const parts: readonly (Part | Optional | Placed)[] = [
  currencyPart,
  intervalPart,
  linkAmountsPart,
  optional(asksItems, async () => (await import('./giving/items/part.js')).itemsPart),
  pageItemsPart,
  optional(asksPurposes, async () => (await import('./giving/purposes/part.js')).purposesPart),
  { question: purposePart, isHere: isPurposeFirst },
  amountPart,
  optional(asksImpacts, async () => (await import('./giving/impacts/part.js')).impactsPart),
  optional(asksMatch, async () => (await import('./match/part.js')).matchPart),
  optional(
    asksMonthlySuggestion,
    async () => (await import('./monthly-suggestion/part.js')).monthlySuggestionPart,
  ),
  optional(asksSplit, async () => (await import('./giving/split/part.js')).splitPart),
  optional(asksOneOff, async () => (await import('./one-off/part.js')).oneOffPart),
  { question: purposePart, isHere: (attributes) => !isPurposeFirst(attributes) },
  metadataPart,
  optional(asksDedication, async () => (await import('./dedication/part.js')).dedicationPart),
  optional(asksMore, async () => (await import('./ask/part.js')).askPart),
  payerPart,
  namePart,
  phonePart,
  optional(
    // Gift Aid and a tax receipt need an address once the donor asks for them. Contact by post needs one once the donor
    // agrees.
    (attributes) =>
      asksGiftAid(attributes) ||
      asksTaxReceipt(attributes) ||
      asksContactByPost(attributes) ||
      (readPayerFields(attributes.fields)?.has('address') ?? false),
    async () => (await import('./address/part.js')).addressPart,
  ),
  optional(asksGiftAid, async () => (await import('./gift-aid/part.js')).giftAidPart),
  optional(asksTaxReceipt, async () => (await import('./tax-receipt/part.js')).taxReceiptPart),
  optional(asksContact, async () => (await import('./contact/part.js')).contactPart),
  pageFieldsPart,
  optional(asksAttribution, async () => (await import('./attribution/part.js')).attributionPart),
  optional(asksTrust, async () => (await import('./trust/part.js')).trustPart),
  // The last two are at the end, because a question that appears before others would have them drawn anew.
  optional(asksAddressFinder, async () => (await import('./address-finder/part.js')).addressFinderPart),
  late(async () => (await import('./email-suggestion/part.js')).emailSuggestionPart),
];

/** Loads all questions, for pages that try out any attributes. Returns them in the order of the page. */
export const loadAllParts = (): Promise<readonly Part[]> =>
  Promise.all(
    parts.map((one) => {
      if ('module' in one) return one.module.load();
      return 'question' in one ? one.question : one;
    }),
  );

/**
 * The questions that a page asks, and the modules of those that aren't loaded yet: `missing` before the form can be
 * shown, `late` once a donor is near. Without `hasLate`, late questions are left out even if they are loaded.
 */
export const partsFor = (
  attributes: FormValues,
  { hasLate = true } = {},
): {
  questions: readonly Part[];
  missing: readonly LazyModule<Part>[];
  late: readonly LazyModule<Part>[];
} => {
  const missing: LazyModule<Part>[] = [];
  const late: LazyModule<Part>[] = [];
  const asked = parts.flatMap((one): Part[] => {
    if ('question' in one) return one.isHere(attributes) ? [one.question] : [];
    if (!('module' in one)) return [one];
    if (!one.isAsked(attributes) || (one.isLate && !hasLate)) return [];
    const { state } = one.module;
    if (state.step === 'ready') return [state.module];
    (one.isLate ? late : missing).push(one.module);
    return [];
  });
  return { questions: asked, missing, late };
};

/**
 * The optional questions that a page asks before the form is shown, for code that lists their files.
 *
 * @throws Error if not all of them are loaded, since only a loaded question has a name.
 */
export const optionalPartsFor = (attributes: FormValues): readonly Part[] =>
  parts.flatMap((one) => {
    if (!('module' in one) || one.isLate || !one.isAsked(attributes)) return [];
    if (!one.module.module) throw new Error('Load all questions first.');
    return one.module.module;
  });
