import { html, nothing } from 'lit';
import { giftAidCurrency } from '../donation/gift-aid.js';
import type { GivingView } from './giving-view.js';

/** The Gift Aid declaration in full, as HMRC's models word it, for gifts in sterling. */
export const giftAidDeclaration = ({ settings, draft, interval, controller, words, now }: GivingView) => {
  if (!settings.hasGiftAid || draft.currency !== giftAidCurrency) return nothing;
  const charity = settings.charityName ?? words.say('thisCharity');
  const declare = (event: Event) => {
    const { checked } = event.target as HTMLInputElement;
    controller.setGiftAid(checked ? new Date(now()).toISOString() : null);
  };
  return html`<fieldset class="gift-aid">
    <legend part="label" .textContent=${words.say('giftAid')}></legend>
    <label class="check">
      <input
        type="checkbox"
        name="gift_aid"
        .checked=${draft.giftAid !== null}
        aria-describedby="gift-aid-declaration"
        @change=${declare}
      />
      <span .textContent=${words.say('giftAidYes')}></span>
    </label>
    <p
      class="hint"
      part="hint"
      id="gift-aid-declaration"
      .textContent=${words.say(interval.unit === null ? 'giftAidSingle' : 'giftAidMultiple', { charity })}
    ></p>
  </fieldset>`;
};
