import { css, html, nothing } from 'lit';
import { pageLang } from '../../ui/page-lang.js';
import { shownImpact } from '../giving/amount/view.js';
import { sumOf } from '../giving/sums.js';
import type { Part, PartView } from '../part.js';
import { shownParts } from '../states.js';

/** The second column of a wide form: who gets the donation, the amount, the totals and the button. */
const recapStyles = css`
  .recap {
    display: none;
    gap: 0.375em;
    text-wrap: pretty;
  }
  @container donation-form (min-width: 48em) {
    form {
      grid-template-columns: minmax(0, 1fr) minmax(0, 22em);
      column-gap: calc(var(--_space) * 2.5);
    }
    form > *,
    ::slotted([slot='header']),
    ::slotted([slot='footer']) {
      grid-column: 1 / -1;
    }
    .questions {
      display: grid;
      gap: inherit;
    }
    .questions,
    .closing {
      align-content: start;
      align-self: start;
      grid-column: auto;
    }
    .closing {
      position: sticky;
      inset-block-start: 1em;
      gap: 0.75em;
      padding: calc(var(--_space) * 1.25);
      border-radius: var(--_radius);
      background: color-mix(in srgb, var(--_accent) 5%, var(--_surface));
    }
    /* So the name and the amount can be above the totals. */
    .act {
      display: contents;
    }
    .closing .recipient,
    .recap {
      order: -1;
      text-align: start;
    }
    .closing .recipient {
      font-size: 1em;
    }
    .recap {
      display: grid;
      margin-block-end: 0.25em;
    }
    .recap .sum {
      display: flex;
      flex-wrap: wrap;
      gap: 0 0.375em;
      align-items: baseline;
      line-height: var(--_heading-line, 1.25);
    }
    .recap .sum strong {
      font-size: 2.25em;
      font-variant-numeric: tabular-nums;
      unicode-bidi: isolate;
    }
    /* The amount above says it already. */
    .closing .totals:not(:has(> :nth-child(2))) {
      position: absolute;
      inline-size: 1px;
      block-size: 1px;
      padding: 0;
      border: 0;
      overflow: hidden;
      clip-path: inset(50%);
    }
  }
`;

/**
 * Shows the donation next to the questions of a wide form. Screen readers skip it: they have the amount and its impact
 * from the questions, and the total from the list of amounts.
 */
export const recapPart: Part<null, null> = {
  name: 'recap',
  group: 'above-submit',
  isOfPage: true,
  styles: recapStyles,

  configure: () => null,
  initial: () => null,

  read: (_, donation) => donation,
  view: (view) => recapView(view),
};

const recapView = (view: PartView) => {
  const { messages } = view;
  const impact = shownImpact(view);
  return html`<div class="recap derived" aria-hidden="true" lang=${pageLang(messages)}>
    ${sumLine(view)}
    ${
      // The amount is above it, so it isn't repeated at the start.
      impact
        ? html`<p .textContent=${(impact.before && impact.before + impact.amount) + impact.after}></p>`
        : nothing
    }
    ${newsIn(view).map((sentence) => html`<p .textContent=${sentence}></p>`)}
  </div>`;
};

/** The amount that is paid today, or each time, with the interval. */
const sumLine = ({ donation, messages }: PartView) => {
  if (!donation) return nothing;
  const { currency, interval, lines } = donation;
  const isOnce = interval.unit === null;
  const sum = sumOf(isOnce ? donation : { lines, oneTimeLines: [] });
  return html`<p class="sum">
    <strong .textContent=${messages.money(sum, currency, true)}></strong>
    ${isOnce ? nothing : html`<span .textContent=${messages.intervalWithin(interval)}></span>`}
  </p>`;
};

/** The sentences of the other parts about the donor's answers, such as the gain of a Gift Aid declaration. */
const newsIn = ({ form, donation, messages }: PartView): readonly string[] =>
  shownParts(form).flatMap((part) => part.news?.(form, donation, messages) ?? []);
