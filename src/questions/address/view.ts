import { html } from 'lit';
import { repeat } from 'lit/directives/repeat.js';
import { countriesIn, countryIn } from '../../languages/countries.js';
import type { MessageKey } from '../../languages/en.js';
import { selectField } from '../../ui/select-field.js';
import { optionalHint, textField } from '../../ui/text-field.js';
import type { QuestionView } from '../question.js';
import { stateOf } from '../states.js';
import { addressFormat, type AddressPart } from './address-format.js';
import { addressKey, countryOf, isAddressRequired, isPostcodeRequired } from './state.js';

const autocompletes = {
  line1: 'address-line1',
  line2: 'address-line2',
  city: 'address-level2',
  state: 'address-level1',
  postcode: 'postal-code',
} as const;

/**
 * Draws the address in the format of the chosen country. Its fields are moved, never recreated, because the browser
 * might be filling them in.
 */
export const addressView = (view: QuestionView) => {
  const { form, messages } = view;
  const { parts, kept } = stateOf(form, addressKey);
  const { rows, postcode, state } = addressFormat(countryOf(form), kept);
  const isWhole = isAddressRequired(form);
  const isRequired: Partial<Record<AddressPart, boolean>> = {
    line1: isWhole,
    city: isWhole,
    postcode: isPostcodeRequired(form),
  };
  const labels: Partial<Record<AddressPart, MessageKey>> = {
    ...(postcode && { postcode: `postcode.${postcode}` as const }),
    ...(state && { state: `state.${state}` as const }),
  };
  const shown = rows.flatMap((row) => row.map((part) => ({ part, isAlone: row.length === 1 })));
  return html`
    ${countryField(view, isWhole)}
    <div class="address">
      ${repeat(
        shown,
        ({ part }) => part,
        ({ part, isAlone }) =>
          html`<div class=${isAlone ? 'whole' : ''}>
            ${textField(view, part, {
              label: messages.localize(labels[part] ?? part),
              value: parts[part],
              autocomplete: autocompletes[part],
              isRequired: isRequired[part] ?? false,
            })}
          </div>`,
      )}
    </div>
  `;
};

const countryField = (view: QuestionView, isRequired: boolean) => {
  const { form, messages } = view;
  const chosen = countryOf(form);
  return selectField(
    view,
    'country',
    { label: messages.localize('country'), hint: optionalHint(view, isRequired) },
    [{ value: '', name: messages.localize('chooseCountry') }, ...countriesOf(view, chosen)],
    { chosen, autocomplete: 'country', isRequired },
  );
};

/** All countries. Until a donor is near, only the chosen one: drawing 250 takes longer than the rest of the form. */
const countriesOf = ({ isNear, messages: { locale } }: QuestionView, chosen: string) => {
  const countries = isNear ? countriesIn(locale) : chosen ? [countryIn(locale, chosen)] : [];
  return countries.map(({ code, name }) => ({ value: code, name }));
};
