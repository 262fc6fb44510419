import { html } from 'lit';
import { cleanLine, dropInvisible } from '../../text/clean.js';
import type { Part, Form, PartKey, PartView, Needs } from '../part.js';
import { readFields, type FieldRule } from '../read-fields.js';
import { neededIn, ownSettings, stateOf } from '../states.js';
import { readEmail } from './email.js';
import { readPayerFields, type PayerFields, type PayerGroup } from './fields.js';
import { readName } from './person-name.js';
import type { PayerAttributes } from './attributes.js';
import { textField } from '../../ui/text-field.js';
import { hasCardNumber } from '../../text/card-number.js';
import { toAsciiDigits } from '../../text/digits.js';
import type { Reading } from '../reading.js';

/**
 * Reads a phone number in the format of any country, and writes digits, dashes and plus in ASCII. It needs at least
 * four digits and can have an extension. Undefined if blank.
 */
export const readPhone = (
  text: string,
): Reading<string | undefined, 'format' | 'too_short' | 'looks_like_card'> => {
  const typed = toAsciiDigits(
    dropInvisible(text)
      .replace(/[\u2010-\u2015\u2212－]/g, '-')
      .replace('＋', '+')
      .replace(/\s+/g, ' ')
      .trim()
      .replace(/^tel: ?/i, ''),
  );
  if (typed === '') return { value: undefined };
  // E.164 numbers have up to 15 digits and German ones more. 64 characters leave room for an extension.
  if (
    !typed ||
    typed.length > 64 ||
    !/^\+?[\d ()./-]*\d[ )]*(?:(?:ext\.?|extension|x|#) ?\d{1,6})?$/i.test(typed)
  ) {
    return { code: 'format' };
  }
  if (!typed.startsWith('+') && hasCardNumber(typed)) return { code: 'looks_like_card' };
  return typed.replace(/\D/g, '').length < 4 ? { code: 'too_short' } : { value: typed };
};

/** The payer's fields with their names in the interface (§2.3). */
export type PayerField = 'email' | 'first_name' | 'last_name' | 'phone';

type Texts<Field extends PayerField> = Readonly<Record<Field, string>>;

export const payerKey: PartKey<PayerFields, Texts<'email'>> = { name: 'payer' };
export const nameKey: PartKey<null, Texts<'first_name' | 'last_name'>> = { name: 'name' };
const phoneKey: PartKey<null, Texts<'phone'>> = { name: 'phone' };

/** Whether a group of fields is optional or required now. Undefined if it isn't shown. */
export const modeOf = (form: Form, group: PayerGroup): 'optional' | 'required' | undefined => {
  const asked = ownSettings(form, payerKey).get(group);
  if (neededIn(form)[group] || asked?.isRequired) return 'required';
  return asked && 'optional';
};

/** The first question that now needs these answers from another. */
const questionThatNeeds = (form: Form, need: keyof Needs): string | undefined =>
  form.parts.find(({ needs, isShown }) => (needs && (isShown?.(form) ?? true) ? needs(form)[need] : false))
    ?.name;

/**
 * The question that shows a group of fields with its own. Fields that the page doesn't ask for are shown with the
 * answer that needs them, so that they appear where the donor is.
 */
export const placeOf = (form: Form, group: PayerGroup): string =>
  (ownSettings(form, payerKey).has(group) ? undefined : questionThatNeeds(form, group)) ?? payerKey.name;

const rules: Record<PayerField, FieldRule> = {
  email: readEmail,
  first_name: readName,
  last_name: readName,
  phone: readPhone,
};

/** The members that the questions for the payer's fields share. */
const asksFor = <Settings, Field extends PayerField>(
  key: PartKey<Settings, Texts<Field>>,
  fields: readonly Field[],
  isRequired: (form: Form) => boolean,
) => {
  const textsOf = (text: (field: Field) => string) =>
    Object.fromEntries(fields.map((field) => [field, text(field)])) as Texts<Field>;
  return {
    name: key.name,
    passesOn: fields,
    paths: Object.fromEntries(fields.map((field) => [`payer.${field}`, field])),

    initial: () => textsOf(() => ''),

    read: (form, donation) => {
      const { values, errors } = readFields(fields, stateOf(form, key), rules, () => isRequired(form));
      return errors.length > 0 ? errors : { ...donation, payer: { ...donation.payer, ...values } };
    },

    fieldOf: (control) => fields.find((field) => field === control.name),
    update: ({ name, value }, form) => ({ ...stateOf(form, key), [name]: value }),

    prefill: (known, form) => {
      const typed = stateOf(form, key);
      return textsOf((field) => {
        const value: unknown = known[field];
        return typed[field] === '' && typeof value === 'string' ? value : typed[field];
      });
    },
  } satisfies Partial<Part<Settings, Texts<Field>>>;
};

const hasName = (form: Form) =>
  Object.entries(stateOf(form, nameKey)).some(([, text]) => cleanLine(text) !== '');

/** Many people have only one name, in either field. Only other questions, such as Gift Aid, need both. */
const isNameRequired = (form: Form) =>
  Boolean(neededIn(form).name) || (modeOf(form, 'name') === 'required' && !hasName(form));
const isPhoneRequired = (form: Form) => modeOf(form, 'phone') === 'required';

/** Asks for the payer's e-mail address, which every payer has (§2.3), and draws the other details of the payer. */
export const payerPart: Part<PayerFields, Texts<'email'>, PayerAttributes> = {
  ...asksFor(payerKey, ['email'], () => true),

  configure: ({ fields: text }, report) => {
    const fields = readPayerFields(text);
    if (!fields) report({ attribute: 'fields', code: 'unknown_field' });
    return fields ?? new Map();
  },

  view: (view) => payerView(view),
};

/** Asks for the payer's name. */
export const namePart: Part<null, Texts<'first_name' | 'last_name'>> = {
  ...asksFor(nameKey, ['first_name', 'last_name'], isNameRequired),
  group: (form) => placeOf(form, 'name'),
  isShown: (form) => modeOf(form, 'name') !== undefined,
  configure: () => null,
  view: (view) => nameView(view),
};

/** Asks for the payer's phone number. */
export const phonePart: Part<null, Texts<'phone'>> = {
  ...asksFor(phoneKey, ['phone'], isPhoneRequired),
  group: (form) => placeOf(form, 'phone'),
  isShown: (form) => modeOf(form, 'phone') !== undefined,
  configure: () => null,
  view: (view) => phoneView(view),
};

const payerView = (view: PartView) => {
  const { form, messages } = view;
  return html`<fieldset part="group">
    <legend part="label legend" .textContent=${messages.localize('details')}></legend>
    <div class="fields">
      ${textField(view, 'email', {
        label: messages.localize('email'),
        value: stateOf(form, payerKey).email,
        type: 'email',
        autocomplete: 'email',
        isRequired: true,
        hint: messages.localize('emailHint'),
        below: view.inGroup('email'),
      })}
      ${view.inGroup('payer')}
    </div>
  </fieldset>`;
};

const nameView = (view: PartView) => {
  const { form, messages } = view;
  const nameField = (field: 'first_name' | 'last_name', autocomplete: AutoFill) =>
    textField(view, field, {
      label: messages.localize(field),
      value: stateOf(form, nameKey)[field],
      autocomplete,
      isRequired: isNameRequired(form),
      // While one name is enough, the other is not said to be optional: most people have two.
      ...(modeOf(form, 'name') === 'required' && { hint: '' }),
    });
  return html`<div class="pair">
    ${nameField('first_name', 'given-name')}${nameField('last_name', 'family-name')}
  </div>`;
};

const phoneView = (view: PartView) => {
  const { form, messages } = view;
  return textField(view, 'phone', {
    label: messages.localize('phone'),
    value: stateOf(form, phoneKey).phone,
    type: 'tel',
    autocomplete: 'tel',
    isRequired: isPhoneRequired(form),
  });
};
