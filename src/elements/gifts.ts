import { html, nothing } from 'lit';
import { moneyOf } from '../donation/settings.js';
import type { Gift } from '../donation/money-options.js';
import { mostOfAGift, readQuantity } from '../donation/quantity.js';
import { readQuantities } from '../donation/read-gifts.js';
import { faultText, ownLang, type GivingView } from './giving-view.js';

/** Fixed-price gifts, each with a quantity. */
export const giftSteppers = (view: GivingView) => {
  const { settings, draft, words } = view;
  const { gifts } = moneyOf(draft, settings);
  const priced = [...settings.money.values()].find((money) => money.gifts.length > 0);
  if (!priced) return nothing;
  const fault = faultText(view, 'gifts');
  const faulty = fault ? readQuantities(draft, settings).map((quantity) => 'code' in quantity) : [];
  return html`<fieldset aria-describedby=${fault ? 'gifts-error' : nothing}>
    <legend part="label" .textContent=${words.say('gifts')}></legend>
    ${
      gifts.length === 0
        ? html`<p
            class="hint"
            part="hint"
            .textContent=${words.say('giftsPriced', { currency: priced.currency })}
          ></p>`
        : nothing
    }
    ${fault ? html`<p class="error" part="error" id="gifts-error" .textContent=${fault}></p>` : nothing}
    <ul class="gifts">
      ${gifts.map((gift, place) => stepper(view, gift, place, faulty))}
    </ul>
  </fieldset>`;
};

const stepper = (view: GivingView, { label, amount }: Gift, place: number, faulty: readonly boolean[]) => {
  const { draft, controller, words } = view;
  const { gifts, currency } = draft;
  const typed = gifts[place] ?? '';
  const reading = readQuantity(typed);
  const quantity = 'value' in reading ? reading.value : null;
  // A screen reader says nothing of a field that changes while a button has the focus.
  const say = ({ currentTarget }: Event, words: string) => {
    const said = (currentTarget as Element).parentElement?.querySelector('output');
    if (said) said.textContent = words;
  };
  const step = (by: number) => (event: Event) => {
    const next = Math.min(mostOfAGift, Math.max(0, (quantity ?? 0) + by));
    controller.setGift(place, next === 0 ? '' : String(next));
    say(event, `${label}: ${next}`);
  };
  const type = (event: Event) => {
    controller.setGift(place, (event.target as HTMLInputElement).value);
    say(event, '');
  };
  const isFaulty = faulty[place] ?? false;
  // The summary links to the field of its fault, the first one that has it.
  const id = place === Math.max(0, faulty.indexOf(true)) ? 'gifts' : `gift-${place}`;
  return html`<li class="gift">
    <label part="label" for=${id} lang=${ownLang(view)} .textContent=${label}></label>
    <span
      class="hint"
      part="hint"
      id="${id}-price"
      .textContent=${words.say('each', { price: words.money(amount, currency, true) })}
    ></span>
    <span class="stepper">
      <button
        type="button"
        aria-label=${words.say('fewer', { label })}
        aria-disabled=${quantity === 0 ? 'true' : nothing}
        @click=${step(-1)}
      >
        −
      </button>
      <input
        id=${id}
        name=${id}
        part="input"
        type="text"
        inputmode="numeric"
        autocomplete="off"
        placeholder="0"
        .value=${typed}
        aria-invalid=${isFaulty ? 'true' : nothing}
        aria-describedby="${id}-price${isFaulty ? ' gifts-error' : ''}"
        @input=${type}
      />
      <button type="button" aria-label=${words.say('more', { label })} @click=${step(1)}>+</button>
      <output class="hidden" lang=${ownLang(view)}></output>
    </span>
  </li>`;
};
