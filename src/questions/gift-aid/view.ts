import { html, nothing } from 'lit';
import { live } from 'lit/directives/live.js';
import { intervalOf } from '../interval/state.js';
import type { QuestionView } from '../question.js';
import { isByOrganisation, ownSettings, stateOf } from '../states.js';
import { gainsOf } from './gain.js';
import { giftAidKey } from './state.js';

/** Draws the full declaration in HMRC's model wording. For an organisation it says why Gift Aid isn't possible. */
export const giftAidView = (view: QuestionView) => {
  const { form, messages } = view;
  const isOrganisation = isByOrganisation(form);
  const reason = isOrganisation ? messages.localize('giftAidOrganisation') : '';
  // Screen readers announce text that appears here, so donors hear why their declaration has disappeared.
  return html`<p class="hint unavailable" part="hint" aria-live="polite" .textContent=${reason}></p>
    ${isOrganisation ? nothing : declaration(view)}`;
};

const declaration = (view: QuestionView) => {
  const { form, messages } = view;
  const charity = ownSettings(form, giftAidKey).charityName ?? messages.localize('thisCharity');
  const isOnce = intervalOf(form).unit === null;
  return html`<fieldset class="gift-aid">
    <legend part="label" .textContent=${messages.localize('giftAid')}></legend>
    ${gains(view)}
    <label class="check">
      <input
        type="checkbox"
        name="gift_aid"
        .checked=${live(stateOf(form, giftAidKey) !== null)}
        aria-describedby="gift-aid-declaration"
      />
      <span .textContent=${messages.localize('giftAidYes')}></span>
    </label>
    <p
      class="hint derived"
      part="hint"
      id="gift-aid-declaration"
      .textContent=${messages.localize(isOnce ? 'giftAidSingle' : 'giftAidMultiple', { charity })}
    ></p>
  </fieldset>`;
};

/** Says how much the donation is worth with Gift Aid. Nothing if the amount isn't known. */
const gains = ({ donation, messages }: QuestionView) => {
  const all = donation ? gainsOf(donation) : [];
  if (!donation || all.length === 0) return nothing;
  const { currency, interval } = donation;
  const money = (amount: number) => messages.money(amount, currency, true);
  const sentences = all.map(({ amount, total, isOnce }) =>
    messages.localize(isOnce ? 'giftAidGain' : 'giftAidGainEvery', {
      amount: money(amount),
      total: money(total),
      interval: messages.intervalWithin(interval),
    }),
  );
  return html`${sentences.map((sentence) => html`<p class="gain derived" .textContent=${sentence}></p>`)}
    <p class="hint derived" part="hint" .textContent=${messages.localize('giftAidEstimate')}></p>`;
};
