import { html, LitElement, nothing } from 'lit';
import { focusOn } from '../../lit/focus-on.js';
import { freshText } from '../../ui/fresh-text.js';
import { amountKey } from '../amount/state.js';
import type { Form, QuestionView } from '../question.js';
import { answered } from '../states.js';
import { monthlySuggestionKey, suggestionIn, type Suggestion } from './state.js';

/** Draws “Could you give £8 a month instead?”, with yes and no in the same size. */
export const monthlySuggestionView = (view: QuestionView) => {
  // Don't suggest anything while the donor is still typing the amount.
  const suggestion = view.typing === amountKey.name ? null : suggestionIn(view.form);
  return html`<div
    class="suggestion"
    role=${suggestion ? 'group' : nothing}
    aria-labelledby=${suggestion ? 'suggestion' : nothing}
  >
    <p id="suggestion" aria-live="polite" .textContent=${suggestion ? question(view, suggestion) : ''}></p>
    ${suggestion ? answers(view, suggestion) : nothing}
  </div>`;
};

const question = ({ messages }: QuestionView, { monthly, currency }: Suggestion): string =>
  messages.localize('suggestion', {
    monthly: messages.money(monthly, currency, true),
    yearly: messages.money(monthly * 12, currency, true),
  });

const answers = (view: QuestionView, { once, monthly, currency, taken }: Suggestion) => {
  const { form, messages } = view;
  const money = (amount: number) => ({ amount: messages.money(amount, currency, true) });
  return html`<div>
    ${answer(view, messages.localize('suggestion.month', money(monthly)), taken)}
    ${answer(view, messages.localize('suggestion.once', money(once)), form)}
  </div>`;
};

const answer = (view: QuestionView, label: string, next: Form) => {
  const press = ({ currentTarget }: Event) => {
    const button = currentTarget as HTMLElement;
    const { host } = button.getRootNode() as ShadowRoot;
    // The button disappears, so the amount gets the focus once the form is drawn again.
    button.blur();
    view.answer(answered(next, monthlySuggestionKey, true), 'amount');
    if (host instanceof LitElement) void focusOn(host, '[name="preset"]:checked', '#amount');
  };
  return html`<button class="button quiet small" type="button" @click=${press}>${freshText(label)}</button>`;
};
