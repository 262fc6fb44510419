import { css, html, nothing } from 'lit';
import { live } from 'lit/directives/live.js';
import type { MessagesController } from '../../languages/messages-controller.js';
import { readAmountsAttribute } from '../../questions/giving/amount/presets.js';
import { wordsOf } from '../../questions/attributes.js';
import type { ButtonIssue, ConfigurationIssue, ReportIssue } from '../../questions/configuration-issue.js';
import { currencyOf } from '../../questions/giving/currency/state.js';
import { intervalOf, isIntervalOffered } from '../../questions/giving/interval/state.js';
import { amountProposal, withWholeProposal } from '../../questions/giving/proposal.js';
import type { Form, Proposal } from '../../questions/part.js';
import { intervalToken, readInterval, type Interval } from '../../schema/interval.js';
import { addStyles } from '../../lit/add-styles.js';
import { loadFor } from '../../lit/lazy-module.js';
import { optionsClass } from '../../ui/options-class.js';
import { sharedStyles } from '../../ui/shared.styles.js';
import { controlStyles } from '../controls.styles.js';
import type { ButtonHost } from './button-host.js';
import type { FoundWidget } from './found-widget.js';
import { reportLeftOutOfButton } from '../report-configuration.js';

/** A card, so that the text is legible on any page. */
const amountsStyles = css`
  .card {
    display: grid;
    gap: 0.75em;
    inline-size: 24em;
    max-inline-size: 100%;
    padding: var(--_space) min(var(--_space), var(--_inset));
    border: 1px solid var(--_border);
    border-radius: calc(var(--_radius) * 1.6);
    background: var(--_surface);
  }
  .card legend {
    margin-block-end: 0.5em;
    padding: 0;
    font-weight: 700;
  }
  .card .button {
    padding-inline: 0.125em;
    font-size: 1em;
  }
`;

type Options = {
  host: ButtonHost;
  localizer: MessagesController;
  /** Opens the form with the pressed choice. */
  open(choice: Proposal): void;
};

type ReportLeftOut = (issue: ConfigurationIssue | ButtonIssue) => void;

const isSame = (one: Interval, other: Interval) => intervalToken(one) === intervalToken(other);

const unique = (intervals: readonly Interval[]): Interval[] =>
  intervals.filter((one, index) => intervals.findIndex((other) => isSame(one, other)) === index);

const choiceOf = (form: Form, amount: number, interval: Interval): Proposal => ({
  ...amountProposal(amount, currencyOf(form)),
  interval: intervalToken(interval),
});

const isOffered = (form: Form, amount: number, interval: Interval): boolean =>
  withWholeProposal(form, choiceOf(form, amount, interval)) !== null;

/** Reports an amount that the form doesn't offer for some of the intervals. */
const reportUnofferedAmount = (
  form: Form,
  amount: number,
  intervals: readonly Interval[],
  report: ReportLeftOut,
): void => {
  const missing = intervals.filter((interval) => !isOffered(form, amount, interval));
  if (missing.length === 0) return;
  const currency = currencyOf(form);
  const text = amountProposal(amount, currency).amount.replace(/\.0+$/, '');
  const tokens = missing.map(intervalToken).join(', ');
  report({ attribute: 'amounts', code: 'amount_not_offered', values: { text, currency, intervals: tokens } });
};

/** A widget whose script has run. */
type LoadingWidget = FoundWidget & Parameters<typeof loadFor>[0];

/**
 * Whether the form has variants, and it isn't known yet which one this donor gets. Amounts that the variant doesn't offer
 * would disappear under the pointer, or open a form without them.
 */
const isUndrawn = (widget: FoundWidget, draw: () => void): boolean => {
  const { drawing } = widget;
  if (!drawing) return false;
  const { step } = drawing.state;
  // Without that file, the form works without variants.
  if (step === 'ready' || step === 'failed') return !widget.hasUpdated;
  void loadFor(widget as LoadingWidget, [drawing]).then(draw);
  return true;
};

/** The amounts next to a button, and how often to give them. Each amount opens the form. */
export class ButtonAmounts {
  readonly #options: Options;
  /** The token of the interval that the donor has chosen. */
  #chosen: string | null = null;
  /** The problems that were last reported, as text for comparison. */
  #reported = '[]';

  constructor(options: Options) {
    this.#options = options;
    addStyles(options.host, sharedStyles, controlStyles, amountsStyles);
  }

  /**
   * Draws the amounts above the button for another amount, or only that button if the form offers none of them.
   *
   * @param form the form before the donor answers; null if it can't be shown, which it reports itself
   * @param other draws the button for another amount, with the choice to open the form with; null if it is alone
   * @param widget the element of that form
   */
  render(form: Form | null, other: (choice: Proposal | null) => unknown, widget: FoundWidget | null) {
    const { host, localizer } = this.#options;
    const draw = () => {
      host.requestUpdate();
    };
    if (!form) return other(null);
    if (widget && isUndrawn(widget, draw)) return nothing;

    const issues: (ConfigurationIssue | ButtonIssue)[] = [];
    const report: ReportLeftOut = (issue) => issues.push(issue);
    const amounts = this.#amounts(form, report);
    const intervals = this.#intervals(form, report);
    const selected = this.#selected(form, intervals);
    const preselected = intervalOf(form);
    const opening = selected ? intervals : unique([preselected, ...intervals]);
    for (const amount of amounts) reportUnofferedAmount(form, amount, opening, report);
    this.#report(issues);
    if (!amounts.some((amount) => opening.some((one) => isOffered(form, amount, one)))) return other(null);

    const interval = selected ?? preselected;
    const shown = amounts.filter((amount) => isOffered(form, amount, interval));
    // Otherwise a selected radio says how often.
    const isNamed = intervals.length < 2 || !selected;
    return html`<div class="card" lang=${localizer.lang} dir=${localizer.direction}>
      ${intervals.length > 1 ? this.#often(intervals, selected) : nothing}
      ${
        shown.length === 0
          ? nothing
          : html`<div class="amounts" role="group" aria-label=${localizer.localize('amount')}>
              <div class="options">
                ${shown.map((amount) => this.#button(choiceOf(form, amount, interval), { amount, currency: currencyOf(form), interval, isNamed }))}
              </div>
            </div>`
      }
      ${other(this.#chosen === null ? {} : { interval: intervalToken(interval) })}
    </div>`;
  }

  #often(intervals: readonly Interval[], selected: Interval | undefined) {
    const { localizer } = this.#options;
    const names = intervals.map((one) => localizer.interval(one));
    return html`<fieldset>
      <legend .textContent=${localizer.localize('interval')}></legend>
      <div class="${optionsClass(names)} intervals">
        ${intervals.map(
          (one, index) =>
            html`<label class="option" part="interval-option">
              <input
                type="radio"
                name="interval"
                value=${intervalToken(one)}
                .checked=${live(selected !== undefined && isSame(selected, one))}
                @change=${() => this.#choose(one)}
              />
              <span .textContent=${names[index] ?? ''}></span>
            </label>`,
        )}
      </div>
    </fieldset>`;
  }

  /** Draws the button of an amount. Its name says what the form opens with. */
  #button(
    choice: Proposal,
    {
      amount,
      currency,
      interval,
      isNamed,
    }: { amount: number; currency: string; interval: Interval; isNamed: boolean },
  ) {
    const { localizer, open } = this.#options;
    const short = localizer.money(amount, currency, true);
    const name =
      interval.unit === null
        ? localizer.localize('donateAmount', { amount: short })
        : localizer.localize('donateEvery', { amount: short, interval: localizer.intervalWithin(interval) });
    return html`<button
      class="button"
      part="amount-button"
      type="button"
      aria-haspopup="dialog"
      aria-label=${name}
      @click=${() => open(choice)}
      .textContent=${isNamed && interval.unit ? name : short}
    ></button>`;
  }

  #choose(interval: Interval): void {
    this.#chosen = intervalToken(interval);
    this.#options.host.requestUpdate();
  }

  /** The interval that the donor has chosen here, or the form's preselected one; undefined if neither is on offer. */
  #selected(form: Form, intervals: readonly Interval[]): Interval | undefined {
    if (intervals.length === 1) return intervals[0];
    const tokens = [this.#chosen, intervalToken(intervalOf(form))];
    return tokens.flatMap((token) => intervals.find((one) => intervalToken(one) === token) ?? [])[0];
  }

  #amounts(form: Form, report: ReportIssue): readonly number[] {
    const currency = currencyOf(form);
    const { amounts } = this.#options.host.values;
    return [...new Set(readAmountsAttribute(amounts ?? '', { currency, first: currency, report }))];
  }

  /** The intervals of the button that the form also offers. */
  #intervals(form: Form, report: ReportLeftOut): Interval[] {
    const offered = wordsOf(this.#options.host.values.intervals ?? '').flatMap((text) => {
      const one = readInterval(text.toLowerCase());
      if (one && isIntervalOffered(form, intervalToken(one))) return one;
      report({ attribute: 'intervals', code: 'interval_not_offered', values: { text } });
      return [];
    });
    return unique(offered);
  }

  /** Warns the developer, once, about the parts that are left out. */
  #report(issues: readonly (ConfigurationIssue | ButtonIssue)[]): void {
    const text = JSON.stringify(issues);
    if (text === this.#reported) return;
    this.#reported = text;
    if (issues.length > 0) void reportLeftOutOfButton(this.#options.host, issues);
  }
}
