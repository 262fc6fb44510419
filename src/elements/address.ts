import { html, nothing } from 'lit';
import { repeat } from 'lit/directives/repeat.js';
import { addressFormat, type AddressPart } from '../donation/address-format.js';
import { countryOf, isPostcodeRequired } from '../donation/asked.js';
import { countriesIn } from '../messages/countries.js';
import type { MessageKey } from '../messages/en.js';
import type { GivingView } from './giving-view.js';
import { optionalHint, textField } from './payer.js';
import { selectField } from './select-field.js';

const autocompletes = {
  line1: 'address-line1',
  line2: 'address-line2',
  city: 'address-level2',
  state: 'address-level1',
  postcode: 'postal-code',
} as const;

/**
 * The address as the chosen country writes it. Its fields are moved, never made anew: the browser may be
 * filling them.
 */
export const address = (view: GivingView) => {
  const shown = view.asked.get('address');
  if (!shown) return nothing;
  const { draft } = view;
  const { rows, postcode, state } = addressFormat(countryOf(draft.country), draft.keptParts);
  const isRequired: Partial<Record<AddressPart, boolean>> = {
    line1: shown.isRequired,
    city: shown.isRequired,
    postcode: isPostcodeRequired(draft, view.settings),
  };
  const label: Partial<Record<AddressPart, MessageKey>> = {
    ...(postcode && { postcode: `postcode.${postcode}` as const }),
    ...(state && { state: `state.${state}` as const }),
  };
  const parts = rows.flatMap((row) => row.map((part) => ({ part, isWhole: row.length === 1 })));
  return html`
    ${countryField(view, shown.isRequired)}
    <div class="address">
      ${repeat(
        parts,
        ({ part }) => part,
        ({ part, isWhole }) =>
          html`<div class=${isWhole ? 'whole' : ''}>
            ${textField(view, part, {
              autocomplete: autocompletes[part],
              isRequired: isRequired[part] ?? false,
              label: label[part],
            })}
          </div>`,
      )}
    </div>
  `;
};

const countryField = (view: GivingView, isRequired: boolean) => {
  const { controller, words } = view;
  const countries = countriesIn(words.locale).map(({ code, name }) => ({ value: code, name }));
  return selectField(
    view,
    'country',
    { label: words.say('country'), hint: optionalHint(view, isRequired) },
    [{ value: '', name: words.say('chooseCountry') }, ...countries],
    { autocomplete: 'country', isRequired, select: (code) => controller.setText('country', code) },
  );
};
