import { createForm } from '../../../src/form/create-form.js';
import { readForm } from '../../../src/form/read-form.js';
import { requestFor, type RequestContext } from '../../../src/form/request.js';
import {
  amountKey,
  type AmountState,
  type AmountChoices,
} from '../../../src/questions/giving/amount/state.js';
import type { ConfigurationIssue } from '../../../src/questions/configuration-issue.js';
import type { Limits } from '../../../src/questions/giving/currency/limits.js';
import { currencyKey } from '../../../src/questions/giving/currency/state.js';
import { itemsKey, type Item } from '../../../src/questions/giving/items/state.js';
import { loadAllParts, partsFor, type FormAttributes } from '../../../src/questions/list.js';
import type { Control, Donation, FieldCode, Form } from '../../../src/questions/part.js';
import { readProperties } from '../../../src/questions/read-attributes.js';
import { answered, ownSettings, settingsOf, stateOf } from '../../../src/questions/states.js';
import { nothingTyped, typedAmount, type TypedAmount } from '../../../src/questions/giving/typed-amount.js';
import type { AmountReading } from '../../../src/money/parse-amount.js';

/** A page can set these properties to any value. */
type ListProperty = 'presets' | 'impacts' | 'match' | 'items' | 'oneTimeItems' | 'purposes' | 'questions';
export type Changes = Partial<Omit<FormAttributes, ListProperty> & Record<ListProperty, unknown>>;

await loadAllParts();

type Languages = Partial<Pick<Form, 'locale' | 'language' | 'address'>>;

/** Creates a form from these attributes, or returns the issues. */
export const madeOf = (changes: Changes, languages: Languages = {}) => {
  const read = readProperties(changes);
  const { parts } = partsFor(read.values);
  return createForm(read, parts, { locale: 'en-GB', language: 'en', ...languages });
};

/** The form for valid attributes. */
export const formOf = (changes: Changes = {}, languages: Languages = {}): Form => {
  const made = madeOf(changes, languages);
  if ('issues' in made) throw new Error(JSON.stringify(made.issues));
  return made.form;
};

/** The issues of attributes, including minor ones. Empty for valid attributes. */
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

/** The limits in a currency. The first currency is the default. */
export const limitsIn = (changes: Changes, code = firstOf(changes)): Limits =>
  inCurrency(ownSettings(formOf(changes), currencyKey), code);

/** The choice of amounts in a currency. The first currency is the default. */
export const choiceIn = (changes: Changes, code = firstOf(changes)): AmountChoices =>
  inCurrency(ownSettings(formOf(changes), amountKey).byCurrency, code);

export const amountsIn = (changes: Changes, code?: string): number[] =>
  choiceIn(changes, code).presets.map((preset) => preset.amount);

/** The items in a currency. The first currency is the default. */
export const pricedIn = (changes: Changes, code = firstOf(changes)): readonly Item[] =>
  inCurrency(settingsOf(formOf(changes), itemsKey), code);

/** The time of all answers. */
export const answeredAt = '2026-04-05T12:00:00.000Z';

/** The contents of the fields by control name. A tick is true or false. */
export type Fields = Record<string, string | boolean>;

/** The form after a donor has filled in these fields in order. */
export const filled = (form: Form, fields: Fields, at = Date.parse(answeredAt)): Form =>
  Object.entries(fields).reduce((now, [name, content]) => {
    const control = (typeof content === 'boolean'
      ? { name, type: 'checkbox', value: 'on', checked: content }
      : { name, type: 'text', value: content }) as unknown as Control;
    const question = now.parts.find(({ fieldOf }) => fieldOf?.(control));
    if (!question?.update) throw new Error(`The form has no field ${name}.`);
    return answered(now, question, question.update(control, now, at));
  }, form);

/** A form with these attributes, an email address and the other answers of a donor. */
export const formWith = (changes: Changes, fields: Fields = {}, languages: Languages = {}): Form =>
  filled(formOf(changes, languages), { email: 'payer@example.org', ...fields });

/** The donation of a form without errors. */
export const donationIn = (form: Form): Donation => {
  const { donation, errors } = readForm(form);
  if (errors.length > 0) throw new Error(JSON.stringify(errors));
  return donation;
};

/** The fields with errors and their codes, in the order of the page. Empty for a valid donation. */
export const errorsIn = (form: Form): [field: string, code: FieldCode][] =>
  readForm(form).errors.map(({ field, code }) => [field, code]);

export const reference = '0123456789abcdef0123456789abcdef';

/** The request of a form without errors. */
export const requestIn = (form: Form, context: Partial<RequestContext> = {}) =>
  requestFor(donationIn(form), {
    reference,
    returnUrl: undefined,
    subscriptionName: 'Monthly donation',
    ...context,
  });

/** The amount of a donation, or 0 if it has only items. */
export const amountGiven = ({ lines }: Donation): number =>
  lines.find(({ label }) => label === null)?.item.amount ?? 0;

/** The quantity of each item by label. */
export const itemsGiven = ({ lines }: Donation): Record<string, number> =>
  Object.fromEntries(lines.flatMap(({ label, item }) => (label === null ? [] : [[label, item.quantity]])));

/** The one-off amount of a recurring donation. */
export const oneOffGiven = ({ oneTimeLines }: Donation): number =>
  oneTimeLines.find(({ entry }) => entry === null)?.cost?.amount ?? 0;

/** A typed amount. By default it is read in pounds, in British English. */
export const typedText = (text: string, reading = typedAmount(formOf(), text).reading): TypedAmount => ({
  text,
  needsConfirmation: false,
  reading,
});

/** The state of a typed amount. */
export const typed = (text: string, reading?: AmountReading): AmountState => ({
  preset: null,
  typed: typedText(text, reading),
});

/** The state of a selected preset, or null for none. */
export const preset = (minor: number | null): AmountState => ({ preset: minor, typed: nothingTyped });

/** The selected or typed amount. */
export const amountIn = (form: Form): AmountState => stateOf(form, amountKey);
