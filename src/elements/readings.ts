import { html, nothing } from 'lit';
import type { GivingView } from './giving-view.js';
import { freshText } from './fresh-text.js';

/** An amount that reads in two ways is asked about, never guessed. */
export const readings = (
  { draft, controller, words }: GivingView,
  field: 'amount' | 'one_off',
  typed: string,
  type: (text: string) => void,
) => {
  const amounts = controller.readingsOf(typed);
  if (amounts.length === 0) return nothing;
  // The button goes away with its question, so the field takes the focus.
  const choose = (text: string) => (event: Event) => {
    const root = (event.target as HTMLElement).getRootNode() as ShadowRoot;
    type(text);
    root.getElementById(field)?.focus();
  };
  return html`<div class="readings" role="group" aria-labelledby="${field}-readings">
    <span id="${field}-readings" .textContent=${words.say('meant')}></span>
    ${amounts.map((amount) => {
      const text = words.money(amount, draft.currency);
      return html`<button class="button quiet small" type="button" @click=${choose(text)}>
        ${freshText(text)}
      </button>`;
    })}
  </div>`;
};
