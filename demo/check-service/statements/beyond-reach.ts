import { unchecked, type Statement } from '../statement.js';

const leftOut = (
  why: string,
  statements: readonly (readonly [section: string, text: string])[],
): Statement[] => statements.map(([section, text]) => ({ section, text, check: () => unchecked(why) }));

/**
 * Statements of the interface that no unpaid checkout shows. They are in the table so that nobody takes them as
 * checked.
 */
export const beyondReach: Statement[] = [
  ...leftOut('not checkable without a payment', [
    ['§3', 'payment session: status after a payment, such as succeeded or failed'],
    ['§3', 'subscription: status after a payment, such as active, past_due or canceled'],
    ['§2.1', 'payment session: amount with a tip above 0, if tips are chosen when paying'],
    ['§2.2', 'subscription: current_period_start and current_period_end once it runs'],
    ['§2.2, §3', 'subscription: cancel_at_period_end once a cancellation is scheduled'],
    ['§4.1', 'the payer comes back to return_url, or to the default of the organisation'],
    ['§4.1', 'one_time_items are charged on the first invoice'],
    ['§4.1', 'metadata is forwarded to the payment provider'],
  ]),
  ...leftOut('not checkable from one session: the names of the providers are not shown', [
    ['§2.1', 'payment session: expires_at is null for one of the two providers'],
  ]),
  ...leftOut('not checkable with one key', [['§5.3', 'live and test keys differ by their prefix']]),
  ...leftOut('not checkable from outside', [['§7', '500 for an internal error']]),
];
