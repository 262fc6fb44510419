import { html } from 'lit';
import { live } from 'lit/directives/live.js';
import { intervalOf } from '../interval/state.js';
import type { QuestionView } from '../question.js';
import { isByOrganisation, ownSettings, stateOf } from '../states.js';
import { giftAid } from './state.js';

/** The Gift Aid declaration in full, as HMRC's models word it; for an organisation, why it can make none. */
export const giftAidView = ({ form, messages }: QuestionView) => {
  if (isByOrganisation(form))
    return html`<p class="hint" part="hint" .textContent=${messages.localize('giftAidOrganisation')}></p>`;
  const charity = ownSettings(form, giftAid).charityName ?? messages.localize('thisCharity');
  const isOnce = intervalOf(form).unit === null;
  return html`<fieldset class="gift-aid">
    <legend part="label" .textContent=${messages.localize('giftAid')}></legend>
    <label class="check">
      <input
        type="checkbox"
        name="gift_aid"
        .checked=${live(stateOf(form, giftAid) !== null)}
        aria-describedby="gift-aid-declaration"
      />
      <span .textContent=${messages.localize('giftAidYes')}></span>
    </label>
    <p
      class="hint"
      part="hint"
      id="gift-aid-declaration"
      .textContent=${messages.localize(isOnce ? 'giftAidSingle' : 'giftAidMultiple', { charity })}
    ></p>
  </fieldset>`;
};
