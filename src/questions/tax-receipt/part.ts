import { css, html, nothing } from 'lit';
import { live } from 'lit/directives/live.js';
import { countryIn } from '../../languages/countries.js';
import { taxReceiptEnglish } from '../../languages/en/tax-receipt.js';
import type { Localizer } from '../../languages/localizer.js';
import { textField } from '../../ui/text-field.js';
import { countryOf } from '../address/state.js';
import { isByOrganisation } from '../ask/state.js';
import { wordsOf } from '../attributes.js';
import type { ReportIssue } from '../configuration-issue.js';
import type { GiftAidAttributes } from '../gift-aid/attributes.js';
import type { FieldError, Form, Part, PartKey, PartView } from '../part.js';
import { ownSettings, stateOf } from '../states.js';
import type { TaxReceiptAttributes, TaxReceiptMetadata } from './attributes.js';
import { readBirthDate } from './birth-date.js';
import {
  readTaxNumber,
  taxCountries,
  taxNumberOf,
  type NumberField,
  type TaxCountry,
  type TaxNumber,
} from './tax-number.js';

const taxReceiptStyles = css`
  /* Names of taxes and registers can be longer than a line of a phone with large text. */
  .tax-receipt :is(legend, .rules, .check, .hint, .error, .label) {
    hyphens: auto;
    hyphenate-limit-chars: 15 6 6;
  }
  .tax-receipt > :is(.wanted, .field) {
    margin-block-start: var(--_gap);
  }
  .tax-receipt .rules {
    margin-block-start: 0.5em;
  }
  .tax-receipt .wanted + .rules {
    margin-block-start: var(--_gap);
  }
  /* Without a sentence the paragraph is hidden but rendered, so that screen readers announce text in it. */
  .tax-receipt .rules:empty {
    position: absolute;
  }
`;

/** The countries whose tax receipts the page offers. */
type TaxReceiptSettings = readonly TaxCountry[];

type TextField = NumberField | 'tax_birth_date';

type TaxReceiptState = {
  isWanted: boolean;
  /** The details as typed. They are kept while their fields are hidden. */
  texts: Readonly<Record<TextField, string>>;
  /** When the donor has last changed one, in milliseconds since the epoch. A date of birth can't be after it. */
  changed: number;
};

const noTexts: TaxReceiptState['texts'] = { tax_number: '', national_number: '', tax_birth_date: '' };

export const taxReceiptKey: PartKey<TaxReceiptSettings, TaxReceiptState> = { name: 'tax-receipt' };

const settingsFrom = (written: string, report: ReportIssue): TaxReceiptSettings => {
  const countries = new Set<TaxCountry>();
  for (const text of wordsOf(written)) {
    const known = taxCountries.find((country) => country === text.toUpperCase());
    if (known) countries.add(known);
    else
      report({
        attribute: 'tax-receipt',
        code: 'unknown_tax_country',
        values: { text, codes: taxCountries.join(' ').toLowerCase() },
        isMinor: true,
      });
  }
  return [...countries];
};

/** The country of the tax return: the only one that the page offers, or that of the address if the page offers it. */
const taxCountryOf = (form: Form): TaxCountry | undefined => {
  const countries = ownSettings(form, taxReceiptKey);
  const own = countryOf(form);
  return countries.length === 1 ? countries[0] : countries.find((country) => country === own);
};

/** The tax number that the donor is asked for; undefined if there is none. */
const numberAskedIn = (form: Form): TaxNumber | undefined => {
  const country = taxCountryOf(form);
  return (country && stateOf(form, taxReceiptKey).isWanted && taxNumberOf(country)) || undefined;
};

/** Whether the donor is asked for a date of birth. */
const isBirthDateAsked = (form: Form): boolean =>
  taxCountryOf(form) === 'AT' && stateOf(form, taxReceiptKey).isWanted;

/** Reads the detail that the country's receipt needs, into `metadata`. */
const readDetail = (form: Form): Pick<TaxReceiptMetadata, 'tax_number' | 'tax_birth_date'> | FieldError => {
  const { texts, changed } = stateOf(form, taxReceiptKey);
  if (isBirthDateAsked(form)) {
    const field = 'tax_birth_date';
    const reading = readBirthDate(texts[field], changed);
    if ('code' in reading) return { field, code: reading.code };
    return reading.value === undefined ? { field, code: 'required' } : { tax_birth_date: reading.value };
  }
  const number = numberAskedIn(form);
  if (!number) return {};
  const { field, isRequired } = number;
  const reading = readTaxNumber(texts[field], number);
  if ('code' in reading) return { field, code: reading.code };
  if (reading.value === undefined) return isRequired ? { field, code: 'required' } : {};
  return { tax_number: reading.value };
};

/** Asks whether the donor needs a receipt for a tax return, and for what such a receipt needs in the country. */
export const taxReceiptPart: Part<
  TaxReceiptSettings,
  TaxReceiptState,
  TaxReceiptAttributes & GiftAidAttributes
> = {
  name: taxReceiptKey.name,
  english: taxReceiptEnglish,
  styles: taxReceiptStyles,
  isAfterGroup: true,
  paths: (form) => ({
    'metadata.tax_number': numberAskedIn(form)?.field ?? 'tax_number',
    'metadata.tax_birth_date': 'tax_birth_date',
  }),

  configure: ({ taxReceipt, giftAid }, report) => {
    const countries = settingsFrom(taxReceipt ?? '', report);
    if (!giftAid) return countries;
    report({ attribute: 'tax-receipt', code: 'tax_receipt_with_gift_aid', isMinor: true });
    return [];
  },

  initial: () => ({
    isWanted: false,
    texts: noTexts,
    changed: 0,
  }),

  // An organisation's receipt needs other details.
  isShown: (form) => ownSettings(form, taxReceiptKey).length > 0 && !isByOrganisation(form),
  needs: (form) => {
    const countries = ownSettings(form, taxReceiptKey);
    const [first = '', ...others] = countries;
    return stateOf(form, taxReceiptKey).isWanted
      ? {
          name: true,
          address: {
            country: others.length > 0 ? '' : first,
            hasHouse: false,
            postcodeIn: countries,
            ukPostcodeIn: [],
          },
        }
      : {};
  },

  read: (form, donation) => {
    const country = taxCountryOf(form);
    if (!stateOf(form, taxReceiptKey).isWanted || !country) return donation;
    const detail = readDetail(form);
    if ('code' in detail) return [detail];
    const receipt: TaxReceiptMetadata = { tax_receipt: 'yes', tax_country: country, ...detail };
    return { ...donation, metadata: { ...donation.metadata, ...receipt } };
  },
  errorValues: (form) => ({ taxExample: numberAskedIn(form)?.example ?? '' }),

  view: (view) => taxReceiptView(view),
  fieldOf: ({ name }) => (name === 'tax_receipt' || Object.hasOwn(noTexts, name) ? name : undefined),
  update: (control, form, now) => {
    const state = stateOf(form, taxReceiptKey);
    return control.type === 'checkbox'
      ? { ...state, isWanted: 'checked' in control && control.checked }
      : { ...state, texts: { ...state.texts, [control.name]: control.value }, changed: now };
  },
};

/** The names of the countries, such as “Spain and Portugal”. */
const namesOf = (countries: TaxReceiptSettings, { locale }: Localizer): string =>
  new Intl.ListFormat(locale).format(countries.map((code) => countryIn(locale, code).name));

/** Draws the checkbox. Ticked, it shows the name and address if the page doesn't ask for them, then the country's detail. */
const taxReceiptView = (view: PartView) => {
  const { form, messages } = view;
  const countries = ownSettings(form, taxReceiptKey);
  const { isWanted } = stateOf(form, taxReceiptKey);
  const names = { countries: namesOf(countries, messages) };
  // With several countries it follows the choice of one, so that it moves nothing which the donor has passed.
  const rules = html`<p
    class="hint rules"
    part="hint"
    id="tax-receipt-rules"
    aria-live="polite"
    .textContent=${rulesIn(view, names)}
  ></p>`;
  return html`<fieldset part="group" class="tax-receipt">
    <legend part="label legend" .textContent=${messages.localize('taxReceipt')}></legend>
    <label class="check">
      <input
        type="checkbox"
        name="tax_receipt"
        .checked=${live(isWanted)}
        aria-describedby="tax-receipt-for tax-receipt-rules"
      />
      <span .textContent=${messages.localize('taxReceiptYes')}></span>
    </label>
    <p
      class="hint"
      part="hint"
      id="tax-receipt-for"
      .textContent=${messages.localize('taxReceiptFor', names)}
    ></p>
    ${countries.length === 1 ? rules : nothing}
    <div class="fields ${isWanted ? 'wanted' : ''}">${view.inGroup('tax-receipt')}</div>
    ${countries.length === 1 ? nothing : rules} ${detailField(view)}
  </fieldset>`;
};

/** The conditions of the country, or why the form doesn't know them. */
const rulesIn = ({ form, messages }: PartView, names: { countries: string }): string => {
  const country = taxCountryOf(form);
  const isOnly = ownSettings(form, taxReceiptKey).length === 1;
  if (country && (isOnly || stateOf(form, taxReceiptKey).isWanted))
    return messages.localize(`taxReceipt.${country}`);
  if (!stateOf(form, taxReceiptKey).isWanted) return '';
  return countryOf(form)
    ? messages.localize('taxReceiptElsewhere', names)
    : messages.localize('taxReceiptCountry');
};

const detailField = (view: PartView) => {
  const { form, messages } = view;
  const { texts } = stateOf(form, taxReceiptKey);
  if (isBirthDateAsked(form))
    return textField(view, 'tax_birth_date', {
      label: messages.localize('tax_birth_date'),
      value: texts.tax_birth_date,
      autocomplete: 'bday',
      isRequired: true,
      hint: messages.localize('birthDateHint'),
    });
  const number = numberAskedIn(form);
  if (!number) return nothing;
  const { field, name, isRequired, hasLetters } = number;
  const label = messages.localize(field);
  const hint = isRequired ? name : `${name}, ${messages.localize('optional')}`;
  return textField(view, field, {
    label,
    value: texts[field],
    autocomplete: 'off',
    isRequired,
    ...(hint !== label && { hint }),
    ...(!hasLetters && { inputMode: 'numeric' as const }),
  });
};
