import { css, html, nothing } from 'lit';
import { matchEnglish } from '../../languages/en/match.js';
import type { Localizer } from '../../languages/localizer.js';
import { untilEnd } from '../../lit/until-end.js';
import { amountKey, readAmount } from '../giving/amount/state.js';
import { currencyKey, currencyOf, limitsOf } from '../giving/currency/state.js';
import { intervalOf } from '../giving/interval/state.js';
import type { Form, Part, PartKey, PartView } from '../part.js';
import { belowSplit, isSplit, splitKey } from '../giving/split/state.js';
import { settingsOf, stateOf } from '../states.js';
import type { MatchAttributes } from './attributes.js';
import { addedTo, readMatch, type Match, type Until } from './match.js';

const matchStyles = css`
  /* Near the amount that it is about. */
  .match {
    margin-block-start: calc(var(--_gap) * -1);
    text-wrap: pretty;
  }
  /* Without a line it is hidden but rendered, so that screen readers announce text in it. */
  .match.empty {
    position: absolute;
  }
`;

/** The settings are null if the page's match can't be shown. */
const matchKey: PartKey<Match | null, null> = { name: 'match' };

/**
 * Says that someone adds to the donation. It asks nothing and adds nothing to the request: the donor pays only the
 * donation, whether the match is paid or not.
 */
export const matchPart: Part<Match | null, null, MatchAttributes> = {
  name: matchKey.name,
  // Below the amounts: above them, the line would move them while the donor types.
  group: (form) => (isSplit(form) ? belowSplit : undefined),
  hasEnd: true,
  english: matchEnglish,
  styles: matchStyles,

  configure: (attributes, report, settings) => {
    const offered = [...(settingsOf({ settings }, currencyKey)?.keys() ?? [])];
    // Without the line, the form still works.
    return readMatch(attributes.match, offered, (issue) => report({ ...issue, isMinor: true }));
  },
  initial: () => null,

  read: (_, donation) => donation,
  view: (view) => {
    const match = settingsOf(view.form, matchKey);
    return match ? untilEnd(matchView(view, match), match.until.end, view.clock) : nothing;
  },
};

/** Draws the line. It changes with each key, so it is announced apart, once the donor has stopped typing. */
const matchView = (view: PartView, match: Match) => {
  const line = lineOf(view, match);
  const spoken = isTypingAmount(view) ? '' : line;
  return html`<div class="match ${line ? '' : 'empty'}" part="match">
    <p aria-hidden="true" .textContent=${line}></p>
    <p class="hidden" aria-live="polite" .textContent=${spoken}></p>
  </div>`;
};

/** The words for the match of the current amount; empty while there is no amount that it applies to. */
const lineOf = ({ form, messages, clock }: PartView, match: Match): string => {
  const amount = matchedAmount(form, match);
  const { added, isLimited } = addedTo(amount, match);
  if (added === 0) return '';
  const money = (sum: number) => messages.money(sum, match.currency, true);
  const values = {
    // The name can have another direction than the text.
    by: `\u2068${match.by}\u2069`,
    amount: money(amount),
    total: money(amount + added),
    limit: money(match.limit ?? 0),
    date: dateIn(messages, match.until, clock.now()),
  };
  return messages.localize(isLimited ? 'matchLimited' : 'matchBecomes', values);
};

/**
 * The amount that the donor chose, without items, which might not be gifts. 0 in another currency, and for a recurring
 * donation: nobody knows which of its payments would be matched.
 */
const matchedAmount = (form: Form, { currency }: Match): number => {
  if (currencyOf(form) !== currency || intervalOf(form).unit !== null) return 0;
  if (isSplit(form)) return splitAmount(form);
  const reading = readAmount(form);
  return 'amount' in reading ? reading.amount : 0;
};

/** The sum of a split donation; 0 while it can't be given. */
const splitAmount = (form: Form): number => {
  const amounts = stateOf(form, splitKey).map(({ typed: { reading } }) =>
    'amount' in reading ? reading.amount : Infinity,
  );
  const sum = amounts.reduce((all, amount) => all + amount, 0);
  return sum > limitsOf(form).maxAmount ? 0 : sum;
};

/** Whether the donor is typing an amount that the line is about. */
const isTypingAmount = ({ typing }: PartView): boolean =>
  typing !== null && (typing === amountKey.name || typing.startsWith(splitKey.name));

/** “31 December”, with the year if it isn't this one. */
const dateIn = ({ locale }: Localizer, { shown, isTime }: Until, now: number): string =>
  new Intl.DateTimeFormat(locale, {
    day: 'numeric',
    month: 'long',
    ...(shown.getFullYear() !== new Date(now).getFullYear() && { year: 'numeric' }),
    ...(isTime && { hour: 'numeric', minute: '2-digit' }),
  }).format(shown);
