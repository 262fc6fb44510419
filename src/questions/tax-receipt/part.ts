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
import type { Form, Part, PartKey, PartView } from '../part.js';
import { ownSettings, stateOf } from '../states.js';
import type { TaxReceiptAttributes, TaxReceiptMetadata } from './attributes.js';
import { readTaxNumber, taxCountries, taxNumberOf, type TaxCountry, type TaxNumber } from './tax-number.js';

const taxReceiptStyles = css`
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

type TaxReceiptState = {
  isWanted: boolean;
  /** The tax number as typed. It is kept while its field is hidden. */
  number: string;
};

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
  paths: { 'metadata.tax_number': 'tax_number' },

  configure: ({ taxReceipt, giftAid }, report) => {
    const countries = settingsFrom(taxReceipt ?? '', report);
    if (!giftAid) return countries;
    report({ attribute: 'tax-receipt', code: 'tax_receipt_with_gift_aid', isMinor: true });
    return [];
  },

  initial: () => ({ isWanted: false, number: '' }),

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
    const { isWanted, number: typed } = stateOf(form, taxReceiptKey);
    const country = taxCountryOf(form);
    if (!isWanted || !country) return donation;
    const number = numberAskedIn(form);
    const reading = number ? readTaxNumber(typed, number) : { value: undefined };
    if ('code' in reading) return [{ field: 'tax_number', code: reading.code }];
    if (number?.isRequired && reading.value === undefined) return [{ field: 'tax_number', code: 'required' }];
    const receipt: TaxReceiptMetadata = {
      tax_receipt: 'yes',
      tax_country: country,
      ...(reading.value !== undefined && { tax_number: reading.value }),
    };
    return { ...donation, metadata: { ...donation.metadata, ...receipt } };
  },
  errorValues: (form) => ({ taxExample: numberAskedIn(form)?.example ?? '' }),

  view: (view) => taxReceiptView(view),
  fieldOf: ({ name }) => (['tax_receipt', 'tax_number'].includes(name) ? name : undefined),
  update: (control, form) => {
    const state = stateOf(form, taxReceiptKey);
    return control.type === 'checkbox'
      ? { ...state, isWanted: 'checked' in control && control.checked }
      : { ...state, number: control.value };
  },
};

/** The names of the countries, such as “Spain and Portugal”. */
const namesOf = (countries: TaxReceiptSettings, { locale }: Localizer): string =>
  new Intl.ListFormat(locale).format(countries.map((code) => countryIn(locale, code).name));

/** Draws the checkbox. Ticked, it shows the name and address if the page doesn't ask for them, then the tax number. */
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
    ${countries.length === 1 ? nothing : rules} ${numberField(view)}
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

const numberField = (view: PartView) => {
  const { form, messages } = view;
  const number = numberAskedIn(form);
  if (!number) return nothing;
  const { name, isRequired, hasLetters } = number;
  const label = messages.localize('tax_number');
  const hint = isRequired ? name : `${name}, ${messages.localize('optional')}`;
  return textField(view, 'tax_number', {
    label,
    value: stateOf(form, taxReceiptKey).number,
    autocomplete: 'off',
    isRequired,
    ...(hint !== label && { hint }),
    ...(!hasLetters && { inputMode: 'numeric' as const }),
  });
};
