import { html, nothing } from 'lit';
import type { FormView } from './form-view.js';
import { freshText } from './fresh-text.js';

/**
 * The button, which names amount and interval once both are known, and what it led to. Its click submits, as
 * Enter in a field does by way of it: a sandboxed frame may forbid the form to.
 */
export const submitArea = (view: FormView, submit: (event: Event) => void) => {
  const { words, submission } = view;
  const { isBusy, notice, isFailed, instead } = submission;
  return html`<div class="act">
    <div class="notice ${isFailed ? 'failed' : ''}" role="status" .textContent=${notice}></div>
    ${
      instead ??
      html`<button
        class="button"
        part="submit"
        type="submit"
        aria-disabled=${isBusy ? 'true' : nothing}
        @click=${submit}
      >
        ${freshText(submitLabel(view))}
      </button>`
    }
    <p class="secure" part="hint" .textContent=${words.say('secure')}></p>
  </div>`;
};

const submitLabel = ({ given, words }: FormView): string => {
  // Without the whole of what is paid today it names no amount.
  if (given === null || given.now === null) return words.say('donate');
  const { currency, interval, now, recurring } = given;
  const amount = words.money(now, currency);
  if (recurring === null) return words.say('donateAmount', { amount });
  const values = { amount, interval: words.intervalWithin(interval) };
  return recurring === now
    ? words.say('donateEvery', values)
    : words.say('donateBoth', { ...values, recurring: words.money(recurring, currency) });
};
