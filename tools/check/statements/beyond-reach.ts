import { unchecked, type Statement } from '../statement.js';

const leftOut = (
  notChecked: string,
  statements: readonly (readonly [section: string, text: string])[],
): Statement[] =>
  statements.map(([section, text]) => ({ section, text, notChecked, check: () => unchecked(notChecked) }));

/**
 * Statements of the interface that can't be checked without paying. They're in the table so that nobody thinks they
 * were checked.
 */
export const beyondReach: Statement[] = [
  ...leftOut("can't be checked without a payment", [
    ['§3', 'payment session: status after a payment, such as succeeded or failed'],
    ['§3', 'subscription: status after a payment, such as active, past_due or canceled'],
    ['§2.1', 'payment session: amount includes a tip that is chosen while paying'],
    ['§2.2', 'subscription: current_period_start and current_period_end after the first payment'],
    ['§2.2, §3', 'subscription: cancel_at_period_end after a cancellation'],
    ['§4.1', 'the payer returns to return_url, or to the default address of the organisation'],
    ['§4.1', 'one_time_items are charged on the first invoice'],
    ['§4.1', 'metadata is forwarded to the payment provider'],
  ]),
  ...leftOut("can't be checked, because the interface doesn't name the providers", [
    ['§2.1', 'payment session: expires_at is null for one of the two providers'],
  ]),
  ...leftOut("can't be checked with one key", [['§5.3', 'live and test keys differ by their prefix']]),
  ...leftOut("can't be checked from outside", [['§7', '500 for an internal error']]),
];
