import { html, nothing } from 'lit';
import { live } from 'lit/directives/live.js';
import type { Localizer } from '../languages/localizer.js';
import { field, type FieldView, type Labels } from './field.js';
import { freshText } from './fresh-text.js';

type MoneyView = FieldView & { messages: Localizer };

type Money = {
  /** The text as typed. */
  value: string;
  part: string;
  /** ISO 4217. */
  currency: string;
  /** Both amounts that an ambiguous text can mean, in minor units. */
  readings: readonly number[];
  /** Fills in one of the two amounts. */
  choose(amount: number): void;
};

/** A text field for an amount, with the currency's symbol before it. */
export const moneyField = (view: MoneyView, name: string, labels: Labels, money: Money) =>
  field(
    view,
    name,
    { ...labels, below: readings(view, name, money) },
    ({ describedBy, isInvalid }) =>
      html`<span class="symbol" aria-hidden="true"
          ><bdi .textContent=${view.messages.currencySymbol(money.currency)}></bdi
        ></span>
        <input
          id=${name}
          name=${name}
          part="input ${money.part}"
          type="text"
          inputmode="decimal"
          autocomplete="off"
          .value=${live(money.value)}
          aria-invalid=${isInvalid}
          aria-describedby=${describedBy}
        />`,
  );

/** Asks which amount an ambiguous text means. It never guesses. */
const readings = ({ messages }: MoneyView, name: string, { readings: amounts, currency, choose }: Money) => {
  if (amounts.length === 0) return nothing;
  // The button disappears with its question, so the field takes the focus.
  const press = (amount: number) => (event: Event) => {
    const root = (event.target as HTMLElement).getRootNode() as ShadowRoot;
    choose(amount);
    root.getElementById(name)?.focus();
  };
  return html`<div class="readings" role="group" aria-labelledby="${name}-readings">
    <span id="${name}-readings" .textContent=${messages.localize('meant')}></span>
    ${amounts.map(
      (amount) =>
        html`<button class="button quiet small" type="button" @click=${press(amount)}>
          ${freshText(messages.money(amount, currency))}
        </button>`,
    )}
  </div>`;
};
