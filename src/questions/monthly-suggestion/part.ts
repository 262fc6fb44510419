import { css, html, LitElement, nothing } from 'lit';
import { monthlySuggestionEnglish } from '../../languages/en/monthly-suggestion.js';
import { firstCurrency, type CurrencyAttributes } from '../giving/currency/attributes.js';
import { currencyKey, limitsOf } from '../giving/currency/state.js';
import { intervalOf, isIntervalOffered } from '../giving/interval/state.js';
import type { Part, Form, PartKey, PartView } from '../part.js';
import { answered, ownSettings, settingsOf, stateOf } from '../states.js';
import type { MonthlySuggestionAttributes } from './attributes.js';
import { amountKey, givesOtherwise, readAmount } from '../giving/amount/state.js';
import { pageItemsKey } from '../page-items/state.js';
import { amountProposal, withWholeProposal } from '../giving/proposal.js';
import { focusOn } from '../../lit/focus-on.js';
import { freshText } from '../../ui/fresh-text.js';
import { exponentOf } from '../../money/currency.js';
import { readWrittenAmount } from '../../money/written-amounts.js';
import { textFor, type InCurrency, type Limits } from '../giving/currency/limits.js';

/** Styles for the suggestion and its two buttons, which have the same size. */
const monthlySuggestionStyles = css`
  .suggestion {
    display: grid;
    gap: 0.75em;
    padding: 0.75em min(var(--_space), var(--_inset));
    border: 1px solid var(--_border);
    border-radius: var(--_radius);
  }
  /* Without a suggestion it is hidden but rendered, so that screen readers announce text that appears in it. */
  .suggestion.empty {
    position: absolute;
    padding: 0;
    border: 0;
  }
  .suggestion div {
    display: grid;
    grid-auto-rows: 1fr;
    grid-template-columns: repeat(auto-fit, minmax(min(10em, 100%), 1fr));
    gap: 0.5em;
  }
`;

/** The pairs of each currency; null to suggest about a third. */
type MonthlySuggestionSettings = { pairs: ReadonlyMap<string, readonly Pair[]> | null };

/** The state is whether the donor has answered. */
export const monthlySuggestionKey: PartKey<MonthlySuggestionSettings, boolean> = {
  name: 'monthly-suggestion',
};

/** The token of the suggested interval. */
const suggestedInterval = 'month';

/** The suggestion, with amounts in minor units. */
export type Suggestion = { currency: string; once: number; monthly: number };

/** The suggestion for the chosen amount; null if there is nothing suitable to suggest. */
export const suggestionIn = (form: Form): Suggestion | null => {
  const isOpen = form.answered.has(amountKey.name) && !stateOf(form, monthlySuggestionKey);
  const isOnce = intervalOf(form).unit === null && isIntervalOffered(form, suggestedInterval);
  if (!isOpen || !isOnce || givesMore(form)) return null;
  const reading = readAmount(form);
  if ('code' in reading) return null;
  const limits = limitsOf(form);
  const { currency } = limits;
  const { pairs } = ownSettings(form, monthlySuggestionKey);
  const once = reading.amount;
  const monthly = pairs ? pairedAmount(once, pairs.get(currency) ?? []) : thirdOf(once, limits);
  return monthly && givenMonthly(form, monthly, currency) ? { currency, once, monthly } : null;
};

/** Whether the donor gives more than the amount. The suggestion would leave out the rest. */
const givesMore = (form: Form): boolean =>
  givesOtherwise(form) || (settingsOf(form, pageItemsKey) ?? []).length > 0;

/** The form with this amount given monthly; null if the form doesn't offer that. */
export const givenMonthly = (form: Form, monthly: number, currency: string): Form | null => {
  const proposal = { ...amountProposal(monthly, currency), interval: suggestedInterval };
  return withWholeProposal(form, proposal);
};

/** Asks once whether the donor would rather give a smaller amount each month. It adds nothing to the request. */
export const monthlySuggestionPart: Part<
  MonthlySuggestionSettings,
  boolean,
  MonthlySuggestionAttributes & CurrencyAttributes
> = {
  name: monthlySuggestionKey.name,
  english: monthlySuggestionEnglish,
  styles: monthlySuggestionStyles,
  isAskedOnce: true,

  configure: (attributes, report, settings) => {
    const written = attributes.suggestMonthly?.trim() ?? '';
    if (written.toLowerCase() === 'auto') return { pairs: null };
    const first = firstCurrency(attributes);
    const codes = [...(settingsOf({ settings }, currencyKey)?.keys() ?? [])];
    return {
      pairs: new Map(codes.map((currency) => [currency, readPairs(written, { currency, first, report })])),
    };
  },

  check: (form, report) => {
    if (!isIntervalOffered(form, suggestedInterval)) return;
    for (const [currency, pairs] of ownSettings(form, monthlySuggestionKey).pairs ?? [])
      if (pairs.some(({ monthly }) => !givenMonthly(form, monthly, currency)))
        report({ attribute: 'suggest-monthly', code: 'suggestion_not_offered', values: { currency } });
  },

  // The answer also counts for a cleared form.
  initial: (form) => form.states[monthlySuggestionKey.name] === true,

  read: (_, donation) => donation,
  view: (view) => monthlySuggestionView(view),
};

/** Draws “Could you give £8 a month instead?”, with yes and no in the same size. */
const monthlySuggestionView = (view: PartView) => {
  // Don't suggest anything while the donor is still typing the amount.
  const suggestion = view.typing === amountKey.name ? null : suggestionIn(view.form);
  // The live text is outside the group: Firefox announces nothing in an element whose role changes with its text.
  return html`<div class="suggestion ${suggestion ? '' : 'empty'}">
    <p id="suggestion" aria-live="polite" .textContent=${suggestion ? question(view, suggestion) : ''}></p>
    ${suggestion ? answers(view, suggestion) : nothing}
  </div>`;
};

const question = ({ messages }: PartView, { monthly, currency }: Suggestion): string =>
  messages.localize('suggestion', {
    monthly: messages.money(monthly, currency, true),
    yearly: messages.money(monthly * 12, currency, true),
  });

const answers = (view: PartView, { once, monthly, currency }: Suggestion) => {
  const { messages } = view;
  const money = (amount: number) => ({ amount: messages.money(amount, currency, true) });
  return html`<div role="group" aria-labelledby="suggestion">
    ${answer(
      view,
      messages.localize('suggestion.month', money(monthly)),
      (form) => givenMonthly(form, monthly, currency) ?? form,
    )}
    ${answer(view, messages.localize('suggestion.once', money(once)), (form) => form)}
  </div>`;
};

const answer = (view: PartView, label: string, give: (form: Form) => Form) => {
  const press = ({ currentTarget }: Event) => {
    const button = currentTarget as HTMLElement;
    const { host } = button.getRootNode() as ShadowRoot;
    // The button disappears, so the amount gets the focus once the form is drawn again.
    button.blur();
    view.answer((form) => answered(give(form), monthlySuggestionKey, true), 'amount');
    if (host instanceof LitElement) void focusOn(host, '[name="preset"]:checked', '#amount');
  };
  return html`<button class="button quiet small" type="button" @click=${press}>${freshText(label)}</button>`;
};

/** The lowest one-time amount, and the monthly amount to suggest from there on. Both are in minor units. */
type Pair = { once: number; monthly: number };

/** Frameworks write a list into an attribute as `25:8,50:15`. Any other comma groups digits: `1,500:500`. */
const betweenPairs = /[\s;]+|,\s|(?<=:[^\s,;]*),(?=[^\s,;]*:)/;

/** Reads the pairs of a currency, for example from `25:8 50:15; JPY 3000:1000`. */
const readPairs = (written: string, part: InCurrency): Pair[] =>
  textFor('suggest-monthly', written, part)
    .split(betweenPairs)
    .filter(Boolean)
    .flatMap((text) => {
      const [once, monthly, ...others] = text
        .replace(/,$/, '')
        .split(':')
        .map((one) => readWrittenAmount(one, part.currency));
      if (once && monthly && monthly <= once && others.length === 0) return { once, monthly };
      part.report({
        attribute: 'suggest-monthly',
        code: 'unreadable_pair',
        values: { text, currency: part.currency },
      });
      return [];
    });

/** The monthly amount for a one-time amount, from the highest pair that it reaches; null if it reaches none. */
const pairedAmount = (amount: number, pairs: readonly Pair[]): number | null =>
  pairs
    .filter(({ once }) => once <= amount)
    .reduce<Pair | null>((best, pair) => (best && best.once >= pair.once ? best : pair), null)?.monthly ??
  null;

/**
 * About a third of a one-time amount, in whole main units. From 10 it is a multiple of 5, from 100 of 50. Null if
 * that, or the lowest allowed amount, is more than half.
 */
const thirdOf = (amount: number, { currency, minAmount }: Limits): number | null => {
  const unit = 10 ** (exponentOf(currency) ?? 0);
  const third = amount / unit / 3;
  const step = third < 10 ? 1 : 5 * 10 ** (String(Math.floor(third)).length - 2);
  const friendly = Math.max(Math.round(third / step) * step, Math.ceil(minAmount / unit)) * unit;
  return friendly * 2 <= amount ? friendly : null;
};
