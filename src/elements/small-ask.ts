import { html, nothing } from 'lit';
import { live } from 'lit/directives/live.js';
import { ConfigurationError, type AttributeIssue } from '../client/configuration-error.js';
import { DonationErrorEvent } from '../events.js';
import type { MessagesController } from '../i18n/messages-controller.js';
import { readAmounts } from '../questions/amount/presets.js';
import { wordsOf } from '../questions/attributes.js';
import type { ConfigurationIssue } from '../questions/configuration-issue.js';
import { amountProposal } from '../questions/proposal.js';
import type { Proposal } from '../questions/question.js';
import { intervalToken, readInterval, type Interval } from '../schema/interval.js';
import { addStyles } from '../view/add-styles.js';
import { sharedStyles } from '../view/shared.styles.js';
import { controls } from './controls.styles.js';
import type { DonationButton } from './donation-button.js';
import type { FormOffer } from './found-widget.js';
import { sentenceFor } from './report-configuration.js';
import { smallAskStyles } from './small-ask.styles.js';

type Options = {
  host: DonationButton;
  localizer: MessagesController;
  /** Opens the form with the pressed choice. */
  open(choice: Proposal): void;
};

/** The amounts next to a button, and how often to give them. Each amount opens the form. */
export class SmallAsk {
  readonly #options: Options;
  /** The token of the interval that the donor has chosen. */
  #chosen: string | null = null;
  /** The problems that were last reported, as text for comparison. */
  #reported = '';

  constructor(options: Options) {
    this.#options = options;
    addStyles(options.host, sharedStyles, controls, smallAskStyles);
  }

  /** Draws the amounts above the button for another amount, or only that button if no amount can be read. */
  render(offer: FormOffer, other: (isBelow: boolean) => unknown) {
    const { localizer } = this.#options;
    const issues: AttributeIssue[] = [];
    const sentences: string[] = [];
    const tell = (issue: AttributeIssue, sentence: string) => {
      issues.push(issue);
      sentences.push(sentence);
    };
    const amounts = this.#amounts(offer, (issue) => tell(issue, sentenceFor(issue)));
    const intervals = this.#intervals(offer, tell);
    this.#report(issues, sentences.join('; '));
    if (amounts.length === 0) return other(false);

    const chosen = this.#intervalOf(offer, intervals);
    return html`<div class="ask" lang=${localizer.lang} dir=${localizer.direction}>
      ${intervals.length > 1 ? this.#often(intervals, chosen) : nothing}
      <div class="amounts" role="group" aria-label=${localizer.localize('amount')}>
        <div class="options">
          ${amounts.map((amount) => this.#button(amount, offer, chosen, intervals.length === 1))}
        </div>
      </div>
      ${other(true)}
    </div>`;
  }

  #often(intervals: readonly Interval[], chosen: Interval | undefined) {
    const { localizer } = this.#options;
    return html`<fieldset>
      <legend .textContent=${localizer.localize('interval')}></legend>
      <div class="options intervals">
        ${intervals.map(
          (one) =>
            html`<label class="option" part="interval-option">
              <input
                type="radio"
                name="interval"
                value=${intervalToken(one)}
                .checked=${live(chosen !== undefined && intervalToken(chosen) === intervalToken(one))}
                @change=${() => this.#choose(one)}
              />
              <span .textContent=${localizer.interval(one)}></span>
            </label>`,
        )}
      </div>
    </fieldset>`;
  }

  #button(amount: number, { currency }: FormOffer, interval: Interval | undefined, isOnly: boolean) {
    const { localizer, open } = this.#options;
    const short = localizer.money(amount, currency, true);
    const name =
      !interval || interval.unit === null
        ? localizer.localize('donateAmount', { amount: short })
        : localizer.localize('donateEvery', { amount: short, interval: localizer.intervalWithin(interval) });
    const choice = {
      ...amountProposal(amount, currency),
      ...(interval && { interval: intervalToken(interval) }),
    };
    // Without radios, the button itself says how often.
    return html`<button
      class="button"
      part="amount-button"
      type="button"
      aria-haspopup="dialog"
      aria-label=${name}
      @click=${() => open(choice)}
      .textContent=${isOnly && interval?.unit ? name : short}
    ></button>`;
  }

  #choose(interval: Interval): void {
    this.#chosen = intervalToken(interval);
    this.#options.host.requestUpdate();
  }

  /** The chosen interval, or the form's preselected one if it is on offer here. */
  #intervalOf(offer: FormOffer, intervals: readonly Interval[]): Interval | undefined {
    if (intervals.length === 1) return intervals[0];
    const [first] = wordsOf(offer.intervals);
    const usual = readInterval((offer.defaultInterval ?? first ?? '').trim().toLowerCase());
    const token = this.#chosen ?? (usual && intervalToken(usual));
    return intervals.find((one) => intervalToken(one) === token);
  }

  #amounts({ currency }: FormOffer, report: (issue: ConfigurationIssue) => void): readonly number[] {
    const { amounts } = this.#options.host;
    return [...new Set(readAmounts(amounts ?? '', { currency, first: currency, report }))];
  }

  /** The intervals of the button that the form also offers. */
  #intervals(offer: FormOffer, tell: (issue: AttributeIssue, sentence: string) => void): Interval[] {
    const tokenOf = (text: string) => {
      const one = readInterval(text.toLowerCase());
      return one && intervalToken(one);
    };
    const offered = wordsOf(offer.intervals).map(tokenOf);
    const tokens = wordsOf(this.#options.host.intervals ?? '').flatMap((text) => {
      const token = tokenOf(text);
      if (token !== undefined && offered.includes(token)) return token;
      const issue = { attribute: 'intervals', code: 'interval_not_offered', values: { text } };
      tell(
        issue,
        `intervals has "${text}", which the form doesn't offer: add it to the intervals of the form`,
      );
      return [];
    });
    return [...new Set(tokens)].flatMap((token) => readInterval(token) ?? []);
  }

  /** Warns the developer, once, about the parts that are left out. */
  #report(issues: readonly AttributeIssue[], sentences: string): void {
    if (sentences === this.#reported) return;
    this.#reported = sentences;
    if (sentences === '') return;
    const { host } = this.#options;
    const error = new ConfigurationError(`Part of <${host.localName}> can't be shown: ${sentences}.`, issues);
    host.platform.report(error);
    host.dispatchEvent(new DonationErrorEvent(error));
  }
}
