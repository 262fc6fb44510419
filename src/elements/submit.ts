import { html, nothing } from 'lit';
import { totalsOfGift } from '../donation/line-items.js';
import { noticeOf } from '../messages/notices.js';
import type { FormView } from './form-view.js';

/**
 * The button, which names amount and interval once both are known, and what it led to. Its click submits, as
 * Enter in a field does by way of it: a sandboxed frame may forbid the form to.
 */
export const submitArea = (view: FormView, submit: (event: Event) => void) => {
  const { checkout, words } = view;
  const { state } = checkout;
  return html`<div class="act">
    <div class="notice ${state.step === 'failed' ? 'failed' : ''}" role="status">${notice(view)}</div>
    ${
      state.step === 'link'
        ? html`<a
              class="button"
              part="submit"
              href=${state.url}
              target="_top"
              @click=${() => checkout.followed()}
              >${words.say('continueToPayment')}</a
            >
            ${
              state.isBlocked
                ? html`<a
                    class="button quiet"
                    part="continue"
                    href=${state.url}
                    target="_blank"
                    rel="noopener"
                    >${words.say('continueInNewTab')}</a
                  >`
                : nothing
            }`
        : html`<button
            class="button"
            part="submit"
            type="submit"
            aria-disabled=${checkout.isBusy ? 'true' : nothing}
            @click=${submit}
          >
            ${submitLabel(view)}
          </button>`
    }
    <p class="secure" part="hint">${words.say('secure')}</p>
  </div>`;
};

const submitLabel = ({ gifts, settings, words }: FormView): string => {
  if (gifts === null) return words.say('donate');
  const { currency, interval } = gifts;
  const { now, recurring } = totalsOfGift(gifts, settings);
  const amount = words.money(now, currency);
  if (recurring === null) return words.say('donateAmount', { amount });
  const values = { amount, interval: words.intervalWithin(interval) };
  return recurring === now
    ? words.say('donateEvery', values)
    : words.say('donateBoth', { ...values, recurring: words.money(recurring, currency) });
};

const notice = ({ checkout: { state, secondsLeft }, words }: FormView): string => {
  if (state.step === 'sending') return words.say('sending');
  if (state.step === 'leaving') return words.say('leaving');
  if (state.step === 'link') return words.say('linkReady');
  if (state.step !== 'failed') return '';
  const { key, values } = noticeOf(state.error);
  return words.say(key, key === 'busy' ? { count: Math.max(secondsLeft, 1) } : values);
};
