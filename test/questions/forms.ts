import { createForm } from '../../src/form/create-form.js';
import { readForm } from '../../src/form/read-form.js';
import { requestFor, type RequestContext } from '../../src/form/request.js';
import { amount, type AmountState, type Choice } from '../../src/questions/amount/state.js';
import type { ConfigurationIssue } from '../../src/questions/configuration-issue.js';
import type { Limits } from '../../src/questions/currency/limits.js';
import { currency } from '../../src/questions/currency/state.js';
import { items, type Item } from '../../src/questions/items/state.js';
import { loadAllQuestions, questionsFor, type FormAttributes } from '../../src/questions/list.js';
import type { Control, Donation, FieldCode, Form } from '../../src/questions/question.js';
import { answered, ownSettings, settingsOf, stateOf } from '../../src/questions/states.js';
import { attributesOf } from './attributes.js';

/** Properties hold whatever a page sets them to. */
type ListProperty = 'presets' | 'items' | 'oneTimeItems';
export type Changes = Partial<Omit<FormAttributes, ListProperty> & Record<ListProperty, unknown>>;

await loadAllQuestions();

type Languages = Partial<Pick<Form, 'locale' | 'language' | 'address'>>;

/** Makes a form of these attributes, or finds issues. */
export const madeOf = (changes: Changes, languages: Languages = {}) => {
  const attributes = attributesOf(changes);
  const { questions } = questionsFor(attributes);
  return createForm(attributes, questions, { locale: 'en-GB', language: 'en', ...languages });
};

/** The form of attributes that work. */
export const formOf = (changes: Changes = {}, languages: Languages = {}): Form => {
  const made = madeOf(changes, languages);
  if ('issues' in made) throw new Error(JSON.stringify(made.issues));
  return made.form;
};

/** The issues of attributes, minor ones too; none when they work. */
export const issuesOf = (changes: Changes): readonly ConfigurationIssue[] => {
  const made = madeOf(changes);
  return 'issues' in made ? made.issues : made.leftOut;
};

const inCurrency = <Value>(all: ReadonlyMap<string, Value> | null, code: string): Value => {
  const one = all?.get(code);
  if (!one) throw new Error(`${code} is not on offer.`);
  return one;
};

const firstOf = ({ currency: code = 'GBP' }: Changes) => code.trim().toUpperCase();

/** The limits of a currency; the first one unless told. */
export const limitsIn = (changes: Changes, code = firstOf(changes)): Limits =>
  inCurrency(ownSettings(formOf(changes), currency), code);

/** The choice of amounts in a currency; the first one unless told. */
export const choiceIn = (changes: Changes, code = firstOf(changes)): Choice =>
  inCurrency(ownSettings(formOf(changes), amount).byCurrency, code);

export const amountsIn = (changes: Changes, code?: string): number[] =>
  choiceIn(changes, code).presets.map((preset) => preset.amount);

/** The items in a currency; the first one unless told. */
export const pricedIn = (changes: Changes, code = firstOf(changes)): readonly Item[] =>
  inCurrency(settingsOf(formOf(changes), items), code);

/** When all answers are given. */
export const answeredAt = '2026-04-05T12:00:00.000Z';

/** The contents of the fields as a donor leaves them, by the names of their controls; a tick is true or false. */
export type Fields = Record<string, string | boolean>;

/** The form once a donor has filled in these fields, one after another. */
export const filled = (form: Form, fields: Fields, at = Date.parse(answeredAt)): Form =>
  Object.entries(fields).reduce((now, [name, content]) => {
    const control = (typeof content === 'boolean'
      ? { name, type: 'checkbox', value: 'on', checked: content }
      : { name, type: 'text', value: content }) as unknown as Control;
    const question = now.questions.find(({ fieldOf }) => fieldOf?.(control));
    if (!question?.update) throw new Error(`The form has no field ${name}.`);
    return answered(now, question, question.update(control, now, at));
  }, form);

/** A form of these attributes with an e-mail address, and what else a donor filled in. */
export const formWith = (changes: Changes, fields: Fields = {}, languages: Languages = {}): Form =>
  filled(formOf(changes, languages), { email: 'payer@example.org', ...fields });

/** The donation of a form that has no errors. */
export const donationIn = (form: Form): Donation => {
  const { donation, errors } = readForm(form);
  if (errors.length > 0) throw new Error(JSON.stringify(errors));
  return donation;
};

/** The fields with errors and the codes of these, in the order of the page; none when it is a donation. */
export const errorsIn = (form: Form): [field: string, code: FieldCode][] =>
  readForm(form).errors.map(({ field, code }) => [field, code]);

export const reference = '0123456789abcdef0123456789abcdef';

/** The request of a form that has no errors. */
export const requestIn = (form: Form, context: Partial<RequestContext> = {}) =>
  requestFor(donationIn(form), {
    reference,
    returnUrl: undefined,
    subscriptionName: 'Monthly donation',
    ...context,
  });

/** The amount of a donation; 0 where items alone are given. */
export const amountGiven = ({ lines }: Donation): number =>
  lines.find(({ label }) => label === null)?.item.amount ?? 0;

/** How many are given of what, by its label. */
export const itemsGiven = ({ lines }: Donation): Record<string, number> =>
  Object.fromEntries(lines.flatMap(({ label, item }) => (label === null ? [] : [[label, item.quantity]])));

/** The amount that the donor gives once beside a recurring donation. */
export const oneOffGiven = ({ oneTimeLines }: Donation): number =>
  oneTimeLines.find(({ entry }) => entry === null)?.cost?.amount ?? 0;

/** The state of an amount as it is typed. */
export const typed = (custom: string) => ({ preset: null, custom, isAsked: false });

/** The state of a preset as it is chosen; null for none. */
export const preset = (minor: number | null) => ({ preset: minor, custom: '', isAsked: false });

/** How much is chosen or typed. */
export const amountIn = (form: Form): AmountState => stateOf(form, amount);
