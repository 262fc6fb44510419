import { html, nothing } from 'lit';
import { noticeOf } from '../messages/notices.js';
import type { Submission } from './form-view.js';
import type { GivingView } from './giving-view.js';
import { freshText } from './fresh-text.js';

/** What a submit has led to: words, and a link where the donor has to go on by a click. */
export const submissionOf = (view: Pick<GivingView, 'checkout' | 'words'>): Submission => ({
  isBusy: view.checkout.isBusy,
  notice: notice(view),
  isFailed: view.checkout.state.step === 'failed',
  isHeld: view.checkout.isHeld,
  instead: links(view),
});

const links = ({ checkout, words }: Pick<GivingView, 'checkout' | 'words'>) => {
  const { state } = checkout;
  if (state.step !== 'link') return undefined;
  return html`<a
      class="button"
      part="submit"
      href=${state.url}
      target="_top"
      @click=${() => checkout.followed()}
      >${freshText(words.say('continueToPayment'))}</a
    >
    ${
      state.isBlocked
        ? html`<a class="button quiet" part="continue" href=${state.url} target="_blank" rel="noopener"
            >${freshText(words.say('continueInNewTab'))}</a
          >`
        : nothing
    }`;
};

const notice = ({
  checkout: { state, secondsLeft },
  words,
}: Pick<GivingView, 'checkout' | 'words'>): string => {
  if (state.step === 'changed') return words.say('changed');
  if (state.step === 'sending') return words.say('sending');
  if (state.step === 'leaving') return words.say('leaving');
  if (state.step === 'link') return words.say('linkReady');
  if (state.step !== 'failed') return '';
  const { key, values } = noticeOf(state.error);
  return words.say(key, key === 'busy' ? { count: Math.max(secondsLeft, 1) } : values);
};
