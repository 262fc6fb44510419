import { html, nothing } from 'lit';
import { live } from 'lit/directives/live.js';
import { errorLine } from '../../ui/error-line.js';
import { pageLang } from '../../ui/page-lang.js';
import { limitsOf } from '../currency/state.js';
import type { QuestionView } from '../question.js';
import { answered, ownSettings, stateOf } from '../states.js';
import { mostOfAnItem, readQuantity } from './quantity.js';
import { itemsKey, itemsIn, quantitiesIn, type Item } from './state.js';

/** Draws items with a fixed price and a quantity. */
export const itemsView = (view: QuestionView) => {
  const { form, messages, errorOf } = view;
  const offered = itemsIn(form);
  const priced = [...ownSettings(form, itemsKey)].find(([, list]) => list.length > 0);
  if (!priced) return nothing;
  const error = errorOf('gifts');
  const invalid = error ? quantitiesIn(form).map((quantity) => 'code' in quantity) : [];
  return html`<fieldset aria-describedby=${error ? 'gifts-error' : nothing}>
    <legend part="label" .textContent=${messages.localize('gifts')}></legend>
    ${
      offered.length === 0
        ? html`<p
            class="hint"
            part="hint"
            .textContent=${messages.localize('giftsPriced', { currency: priced[0] })}
          ></p>`
        : nothing
    }
    ${errorLine('gifts', error)}
    <ul class="items">
      ${offered.map((item, index) => stepper(view, item, index, invalid))}
    </ul>
  </fieldset>`;
};

const stepper = (view: QuestionView, { label, amount }: Item, index: number, invalid: readonly boolean[]) => {
  const { form, messages } = view;
  const typed = stateOf(form, itemsKey)[index] ?? '';
  const reading = readQuantity(typed);
  const quantity = 'value' in reading ? reading.value : null;
  // Screen readers don't announce a field that changes while a button has the focus.
  const announce = ({ currentTarget }: Event, text: string) => {
    const output = (currentTarget as Element).parentElement?.querySelector('output');
    if (output) output.textContent = text;
  };
  const step = (by: number) => (event: Event) => {
    const next = Math.min(mostOfAnItem, Math.max(0, (quantity ?? 0) + by));
    const quantities = itemsIn(form).map((_, at) =>
      at === index ? String(next || '') : (stateOf(form, itemsKey)[at] ?? ''),
    );
    view.answer(answered(form, itemsKey, quantities), 'gifts');
    announce(event, `${label}: ${next}`);
  };
  const isInvalid = invalid[index] ?? false;
  // The error summary links to `gifts`, so the first invalid field gets this id.
  const id = index === Math.max(0, invalid.indexOf(true)) ? 'gifts' : `gift-${index}`;
  return html`<li class="item">
    <label part="label" for=${id} lang=${pageLang(messages)} .textContent=${label}></label>
    <span
      class="hint"
      part="hint"
      id="${id}-price"
      .textContent=${messages.localize('each', { price: messages.money(amount, limitsOf(form).currency, true) })}
    ></span>
    <span class="stepper">
      <button
        type="button"
        aria-label=${messages.localize('fewer', { label })}
        aria-disabled=${quantity === 0 ? 'true' : nothing}
        @click=${step(-1)}
      >
        −
      </button>
      <input
        id=${id}
        name="gift-${index}"
        part="input"
        type="text"
        inputmode="numeric"
        autocomplete="off"
        placeholder="0"
        .value=${live(typed)}
        aria-invalid=${isInvalid ? 'true' : nothing}
        aria-describedby="${id}-price${isInvalid ? ' gifts-error' : ''}"
        @input=${(event: Event) => announce(event, '')}
      />
      <button type="button" aria-label=${messages.localize('more', { label })} @click=${step(1)}>+</button>
      <output class="hidden" lang=${pageLang(messages)}></output>
    </span>
  </li>`;
};
