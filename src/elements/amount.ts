import { html, nothing } from 'lit';
import { moneyOf } from '../donation/settings.js';
import { largestAmount, presetsOf, type MoneySettings } from '../donation/money-options.js';
import type { FormView } from './form-view.js';
import { moneyField } from './labelled.js';

/** “Amount”: presets as radios, and a text field that takes any other amount as people write it. */
export const amountOptions = (view: FormView) => {
  const { settings, draft, words, rest, act } = view;
  const money = moneyOf(draft, settings);
  const presets = presetsOf(money, draft.interval);
  if (presets.length === 0 && !settings.hasCustomAmount && settings.money.size < 2) return nothing;
  const { preset } = draft.amount;
  const fault = settings.hasCustomAmount ? undefined : rest?.fault('amount');
  // One for all: of many widgets on a page, listeners are what weighs.
  const choose = ({ target }: Event) => {
    const amount = Number((target as HTMLInputElement).value);
    act((gift) => gift.setPreset(amount || null));
  };
  return html`<fieldset class="amounts" aria-describedby=${fault ? 'amount-error' : nothing}>
    <legend part="label" .textContent=${words.say('amount')}></legend>
    ${rest?.currencies}
    ${fault ? html`<p class="error" part="error" id="amount-error" .textContent=${fault}></p>` : nothing}
    <div class="options" @change=${choose}>
      ${rest?.noAmount}
      ${presets.map((one, place) =>
        amountOption({
          amount: one.amount,
          label: words.money(one.amount, draft.currency, true),
          isChosen: preset === one.amount,
          isFirst: place === 0 && !settings.hasCustomAmount && money.gifts.length === 0,
          impact: one.impact === null ? null : rest?.impact(one.impact, place),
        }),
      )}
    </div>
    ${rest?.chosenImpact}${settings.hasCustomAmount ? customAmount(view, money) : nothing}
  </fieldset>`;
};

type AmountOption = {
  /** In the smallest unit; null for none. */
  amount: number | null;
  label: string;
  isChosen: boolean;
  /** Whether a fault of the amount leads to it. */
  isFirst: boolean;
  /** What it does: an element for assistive technology, of this id. */
  impact?: { id: string; text: unknown } | null | undefined;
};

export const amountOption = ({ amount, label, isChosen, isFirst, impact }: AmountOption) =>
  html`<div>
    <label class="option" part="amount-option">
      <input
        type="radio"
        name="preset"
        id=${isFirst ? 'amount' : nothing}
        value=${amount ?? 0}
        .checked=${isChosen}
        aria-describedby=${impact?.id ?? nothing}
      />
      <span .textContent=${label}></span>
    </label>
    ${impact?.text}
  </div>`;

const customAmount = (view: FormView, { minAmount, maxAmount, currency }: MoneySettings) => {
  const { draft, words } = view;
  const min = words.money(minAmount, currency, true);
  const max = words.money(maxAmount, currency, true);
  return moneyField(
    view,
    'amount',
    {
      label: words.say('customAmount'),
      hint: maxAmount < largestAmount ? words.say('limits', { min, max }) : words.say('limit', { min }),
    },
    {
      value: draft.amount.custom,
      part: 'custom-amount',
      type: (text) => view.act((gift) => gift.setCustomAmount(text)),
    },
  );
};
