import { html, nothing } from 'lit';
import { moneyOf } from '../donation/settings.js';
import { presetsOf } from '../donation/money-options.js';
import { amountOption } from './amount.js';
import type { FormRest } from './form-view.js';
import { ownLang, type GivingView } from './giving-view.js';

/** What the page says that its presets do, and a way to choose none beside fixed-price gifts. */
export const amountExtras = (view: GivingView): Pick<FormRest, 'noAmount' | 'impact' | 'chosenImpact'> => {
  const { draft, settings, words } = view;
  const money = moneyOf(draft, settings);
  const { preset, custom } = draft.amount;
  const chosen = presetsOf(money, draft.interval).find(({ amount }) => amount === preset)?.impact;
  return {
    noAmount:
      money.gifts.length > 0
        ? amountOption({
            amount: null,
            label: words.say('noAmount'),
            isChosen: custom === '' && preset === null,
            isFirst: !settings.hasCustomAmount,
          })
        : nothing,
    impact: (text, place) => ({
      id: `impact-${place}`,
      text: html`<span
        class="hidden"
        id="impact-${place}"
        lang=${ownLang(view)}
        .textContent=${text}
      ></span>`,
    }),
    chosenImpact: chosen
      ? html`<p
          class="impact"
          part="hint"
          lang=${ownLang(view)}
          aria-hidden="true"
          .textContent=${chosen}
        ></p>`
      : nothing,
  };
};
