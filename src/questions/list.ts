import { withEnglish } from '../languages/languages.js';
import { LazyModule } from '../lit/lazy-module.js';
import {
  addressFinderAttributes,
  asksAddressFinder,
  type AddressFinderAttributes,
} from './address-finder/attributes.js';
import { amountAttributes, type AmountAttributes } from './giving/amount/attributes.js';
import { amountQuestion } from './giving/amount/question.js';
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
import { currencyQuestion } from './giving/currency/question.js';
import { asksDedication, dedicationAttributes, type DedicationAttributes } from './dedication/attributes.js';
import { asksGiftAid, giftAidAttributes, type GiftAidAttributes } from './gift-aid/attributes.js';
import { intervalAttributes, type IntervalAttributes } from './giving/interval/attributes.js';
import { intervalQuestion } from './giving/interval/question.js';
import { asksImpacts, impactsAttributes, type ImpactsAttributes } from './giving/impacts/attributes.js';
import { asksItems, itemsAttributes, type ItemsAttributes } from './giving/items/attributes.js';
import { linkAmountsQuestion } from './giving/link-amounts/question.js';
import { asksMatch, matchAttributes, type MatchAttributes } from './match/attributes.js';
import { metadataKeysOf } from './metadata-keys.js';
import { metadataAttributes, type MetadataAttributes } from './metadata/attributes.js';
import { metadataQuestion } from './metadata/question.js';
import {
  asksMonthlySuggestion,
  monthlySuggestionAttributes,
  type MonthlySuggestionAttributes,
} from './monthly-suggestion/attributes.js';
import { asksOneOff, oneOffAttributes, type OneOffAttributes } from './one-off/attributes.js';
import { pageFieldsQuestion } from './page-fields/question.js';
import { pageItemsAttributes, type PageItemsAttributes } from './page-items/attributes.js';
import { pageItemsQuestion } from './page-items/question.js';
import { payerAttributes, type PayerAttributes } from './payer/attributes.js';
import { readPayerFields } from './payer/fields.js';
import { nameQuestion, payerQuestion, phoneQuestion } from './payer/question.js';
import { purposeAttributes, type PurposeAttributes } from './giving/purpose/attributes.js';
import { purposeQuestion } from './giving/purpose/question.js';
import {
  asksPurposes,
  hasPurposeAmounts,
  purposesAttributes,
  type PurposesAttributes,
} from './giving/purposes/attributes.js';
import type { Question } from './question.js';
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
  module: LazyModule<Question>;
  isLate: boolean;
  isAsked(attributes: FormValues): boolean;
};

const optional = (isAsked: (attributes: FormValues) => boolean, load: () => Promise<Question>): Optional => ({
  module: new LazyModule(() => withEnglish(load)),
  isLate: false,
  isAsked,
});

/** A question of every form that a donor can't need before typing. */
const late = (load: () => Promise<Question>): Optional => ({ ...optional(() => true, load), isLate: true });

/** Whether amounts depend on the purpose, so that donors choose it before the amount. */
const isPurposeFirst = (attributes: FormValues): boolean =>
  asksSplit(attributes) || hasPurposeAmounts(attributes);

/** A question that has its place here only for some pages. */
type Placed = { question: Question; isHere(attributes: FormValues): boolean };

/**
 * All questions, in the order of the page. A question can draw others with its own fields. It comes after those whose
 * settings it reads.
 */
const questions: readonly (Question | Optional | Placed)[] = [
  currencyQuestion,
  intervalQuestion,
  linkAmountsQuestion,
  optional(asksItems, async () => (await import('./giving/items/question.js')).itemsQuestion),
  pageItemsQuestion,
  optional(asksPurposes, async () => (await import('./giving/purposes/question.js')).purposesQuestion),
  { question: purposeQuestion, isHere: isPurposeFirst },
  amountQuestion,
  optional(asksImpacts, async () => (await import('./giving/impacts/question.js')).impactsQuestion),
  optional(asksMatch, async () => (await import('./match/question.js')).matchQuestion),
  optional(
    asksMonthlySuggestion,
    async () => (await import('./monthly-suggestion/question.js')).monthlySuggestionQuestion,
  ),
  optional(asksSplit, async () => (await import('./giving/split/question.js')).splitQuestion),
  optional(asksOneOff, async () => (await import('./one-off/question.js')).oneOffQuestion),
  { question: purposeQuestion, isHere: (attributes) => !isPurposeFirst(attributes) },
  metadataQuestion,
  optional(asksDedication, async () => (await import('./dedication/question.js')).dedicationQuestion),
  optional(asksMore, async () => (await import('./ask/question.js')).askQuestion),
  payerQuestion,
  nameQuestion,
  phoneQuestion,
  optional(
    // Gift Aid and a tax receipt need an address once the donor asks for them. Contact by post needs one once the donor
    // agrees.
    (attributes) =>
      asksGiftAid(attributes) ||
      asksTaxReceipt(attributes) ||
      asksContactByPost(attributes) ||
      (readPayerFields(attributes.fields)?.has('address') ?? false),
    async () => (await import('./address/question.js')).addressQuestion,
  ),
  optional(asksGiftAid, async () => (await import('./gift-aid/question.js')).giftAidQuestion),
  optional(asksTaxReceipt, async () => (await import('./tax-receipt/question.js')).taxReceiptQuestion),
  optional(asksContact, async () => (await import('./contact/question.js')).contactQuestion),
  pageFieldsQuestion,
  optional(asksAttribution, async () => (await import('./attribution/question.js')).attributionQuestion),
  optional(asksTrust, async () => (await import('./trust/question.js')).trustQuestion),
  // The last two are at the end, because a question that appears before others would have them drawn anew.
  optional(
    asksAddressFinder,
    async () => (await import('./address-finder/question.js')).addressFinderQuestion,
  ),
  late(async () => (await import('./email-suggestion/question.js')).emailSuggestionQuestion),
];

/** Loads all questions, for pages that try out any attributes. Returns them in the order of the page. */
export const loadAllQuestions = (): Promise<readonly Question[]> =>
  Promise.all(
    questions.map((one) => {
      if ('module' in one) return one.module.load();
      return 'question' in one ? one.question : one;
    }),
  );

/**
 * The questions that a page asks, and the modules of those that aren't loaded yet: `missing` before the form can be
 * shown, `late` once a donor is near. Without `hasLate`, late questions are left out even if they are loaded.
 */
export const questionsFor = (
  attributes: FormValues,
  { hasLate = true } = {},
): {
  questions: readonly Question[];
  missing: readonly LazyModule<Question>[];
  late: readonly LazyModule<Question>[];
} => {
  const missing: LazyModule<Question>[] = [];
  const late: LazyModule<Question>[] = [];
  const asked = questions.flatMap((one): Question[] => {
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
export const optionalQuestionsFor = (attributes: FormValues): readonly Question[] =>
  questions.flatMap((one) => {
    if (!('module' in one) || one.isLate || !one.isAsked(attributes)) return [];
    if (!one.module.module) throw new Error('Load all questions first.');
    return one.module.module;
  });
