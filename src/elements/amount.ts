import { html, nothing } from 'lit';
import { moneyOf } from '../donation/draft.js';
import { largestAmount, presetsOf, type MoneySettings, type Preset } from '../donation/money-settings.js';
import { faultText, ownLang, type FormView } from './form-view.js';
import { moneyField, selectField } from './labelled.js';

/** “Amount”: presets as radios, and a text field that takes any other amount as people write it. */
export const amountOptions = (view: FormView) => {
  const { settings, draft, words } = view;
  const money = moneyOf(draft.draft, settings);
  const presets = presetsOf(money, draft.draft.interval);
  if (presets.length === 0 && !settings.hasCustomAmount && settings.money.size < 2) return nothing;
  const { preset, custom } = draft.draft.amount;
  const fault = settings.hasCustomAmount ? undefined : faultText(view, 'amount');
  const impact = presets.find(({ amount }) => amount === preset)?.impact;
  return html`<fieldset class="amounts" aria-describedby=${fault ? 'amount-error' : nothing}>
    <legend part="label">${words.say('amount')}</legend>
    ${settings.money.size > 1 ? currencyField(view) : nothing}
    ${fault ? html`<p class="error" part="error" id="amount-error">${fault}</p>` : nothing}
    <div class="options">
      ${money.gifts.length > 0 ? option(view, null, custom === '' && preset === null, 0) : nothing}
      ${presets.map((one, place) => option(view, one, preset === one.amount, place))}
    </div>
    ${impact ? html`<p class="impact" part="hint" lang=${ownLang(view)} aria-hidden="true">${impact}</p>` : nothing}
    ${settings.hasCustomAmount ? customAmount(view, money) : nothing}
  </fieldset>`;
};

/** A preset; none beside fixed-price gifts, which may be all that is given. */
const option = (view: FormView, preset: Preset | null, isChosen: boolean, place: number) => {
  const { settings, draft, words } = view;
  const isFirst = place === 0 && !settings.hasCustomAmount;
  const impact = preset?.impact;
  return html`<div>
    <label class="option" part="amount-option">
      <input
        type="radio"
        name="preset"
        id=${isFirst ? 'amount' : nothing}
        value=${preset?.amount ?? 0}
        .checked=${isChosen}
        aria-describedby=${impact ? `impact-${place}` : nothing}
        @change=${() => draft.setPreset(preset?.amount ?? null)}
      />
      <span>${preset ? words.money(preset.amount, draft.draft.currency, true) : words.say('noAmount')}</span>
    </label>
    ${impact ? html`<span class="hidden" id="impact-${place}" lang=${ownLang(view)}>${impact}</span>` : nothing}
  </div>`;
};

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
      value: draft.draft.amount.custom,
      part: 'custom-amount',
      type: (text) => draft.setCustomAmount(text),
    },
  );
};

const currencyField = (view: FormView) => {
  const { settings, draft, words } = view;
  const options = [...settings.money.keys()].map((value) => ({ value, name: words.currency(value) }));
  return selectField(view, 'currency', { label: words.say('currency') }, options, {
    select: (currency) => draft.setCurrency(currency),
  });
};
