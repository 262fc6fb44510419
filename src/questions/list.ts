import { LazyModule } from '../view/lazy-module.js';
import { amountQuestion } from './amount/question.js';
import type { FormAttributes } from './attributes.js';
import { currencyQuestion } from './currency/question.js';
import { intervalQuestion } from './interval/question.js';
import { metadataQuestion } from './metadata/question.js';
import { pageFieldsQuestion } from './page-fields/question.js';
import { pageItemsQuestion } from './page-items/question.js';
import { readPayerFields } from './payer/fields.js';
import { payerQuestion } from './payer/question.js';
import { purposeQuestion } from './purpose/question.js';
import type { Question } from './question.js';

/** A question that is loaded once a page asks it. */
type Optional = { module: LazyModule<Question>; isAsked(attributes: FormAttributes): boolean };

const optional = (
  load: () => Promise<Question>,
  isAsked: (attributes: FormAttributes) => boolean,
): Optional => ({ module: new LazyModule(load), isAsked });

/** All questions, in the order of the page. A question comes after those whose settings it reads. */
const questions: readonly (Question | Optional)[] = [
  currencyQuestion,
  intervalQuestion,
  optional(
    async () => (await import('./items/question.js')).itemsQuestion,
    ({ items }) => items !== null && items !== '',
  ),
  pageItemsQuestion,
  amountQuestion,
  optional(
    async () => (await import('./one-off/question.js')).oneOffQuestion,
    ({ oneOff }) => oneOff,
  ),
  purposeQuestion,
  metadataQuestion,
  optional(
    async () => (await import('./gift-aid/question.js')).giftAidQuestion,
    ({ giftAid }) => giftAid,
  ),
  payerQuestion,
  optional(
    async () => (await import('./address/question.js')).addressQuestion,
    // Gift Aid needs an address once it is declared.
    ({ fields, giftAid }) => giftAid || (readPayerFields(fields)?.has('address') ?? false),
  ),
  pageFieldsQuestion,
];

/** The questions that a page asks, and the modules of those that are not loaded yet. */
export const questionsFor = (
  attributes: FormAttributes,
): { questions: readonly Question[]; missing: readonly LazyModule<Question>[] } => {
  const missing: LazyModule<Question>[] = [];
  const asked = questions.flatMap((one): Question[] => {
    if (!('module' in one)) return [one];
    if (!one.isAsked(attributes)) return [];
    const { state } = one.module;
    if (state.step === 'ready') return [state.module];
    missing.push(one.module);
    return [];
  });
  return { questions: asked, missing };
};
