import { html, nothing } from 'lit';
import { faultText, type FormView } from './form-view.js';

/** “Amount”: presets as radios, and a text field that takes any other amount as people write it. */
export const amountOptions = (view: FormView) => {
  const { settings, draft, words } = view;
  const { amounts, currency, hasCustomAmount } = settings;
  const { preset, custom } = draft.draft.amount;
  const fault = faultText(view, 'amount');
  return html`<fieldset
    class="amounts"
    aria-describedby=${fault && !hasCustomAmount ? 'amount-error' : nothing}
  >
    <legend part="label">${words.say('amount')}</legend>
    ${fault && !hasCustomAmount ? faultLine(fault) : nothing}
    <div class="options">
      ${amounts.map(
        (amount, index) =>
          html`<label class="option" part="amount-option">
            <input
              type="radio"
              name="preset"
              id=${index === 0 && !hasCustomAmount ? 'amount' : nothing}
              value=${amount}
              .checked=${preset === amount}
              @change=${() => draft.setPreset(amount)}
            />
            <span>${words.money(amount, currency, true)}</span>
          </label>`,
      )}
    </div>
    ${hasCustomAmount ? customAmount(view, custom, fault) : nothing}
  </fieldset>`;
};

const customAmount = ({ settings, draft, words }: FormView, custom: string, fault: string | undefined) =>
  html`<div class="field ${fault ? 'invalid' : ''}" part="field">
    <label class="label" part="label" for="amount">${words.say('customAmount')}</label>
    ${fault ? faultLine(fault) : nothing}
    <div class="control">
      <span class="symbol" aria-hidden="true">${words.currencySymbol(settings.currency)}</span>
      <input
        id="amount"
        name="amount"
        part="input custom-amount"
        type="text"
        inputmode="decimal"
        autocomplete="off"
        .value=${custom}
        aria-invalid=${fault ? 'true' : nothing}
        aria-describedby=${fault ? 'amount-error' : nothing}
        @input=${(event: Event) => draft.setCustomAmount((event.target as HTMLInputElement).value)}
      />
    </div>
  </div>`;

const faultLine = (fault: string) => html`<p class="error" part="error" id="amount-error">${fault}</p>`;
