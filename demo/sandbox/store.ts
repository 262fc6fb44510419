import type { IntervalUnit } from '../../src/schema/interval-unit.js';
import type { LineItem } from '../../src/schema/line-item.js';
import type { Payer } from '../../src/schema/payer.js';
import type { CharityName } from './charities.js';
import type { Mode } from './keys.js';

/** §2.6: the two names of providers are not reproduced; `provider_a` gives sessions an end, `provider_b` none. */
export type Provider = 'provider_a' | 'provider_b';

/** A line item (§2.4) as it was asked for, with its identity; `one_time` beside `recurring` ones (§2.2). */
export type Item = LineItem & { id: string; type: 'recurring' | 'one_time' };

/** Money taken once: a single payment, or one invoice of a subscription, in the smallest unit. */
export type Charge = { id: string; amount: number; createdAt: Date };

/** A payment that its payer has made or tried, and of which nobody knows the end before a moment. */
export type Confirmation = { dueAt: Date; outcome: 'paid' | 'declined' };

type Shared = {
  id: string;
  slug: string;
  mode: Mode;
  charity: CharityName;
  provider: Provider;
  currency: string;
  tip: number;
  payer: Payer & { id: string };
  items: readonly Item[];
  charges: readonly Charge[];
  confirmation: Confirmation | null;
  metadata: Record<string, unknown> | undefined;
  returnUrl: string | undefined;
  createdAt: Date;
  updatedAt: Date;
  /** Counts the writes, so that two at once cannot both succeed. */
  revision: number;
};

/** §3, a payment session: its transitions are not shown. */
export const sessionStatuses = ['pending_payment', 'succeeded', 'failed'] as const;
export type SessionStatus = (typeof sessionStatuses)[number];

/** §3, a subscription. Before the first payment: not shown; the session's word is used. */
export const subscriptionStatuses = ['pending_payment', 'active', 'past_due', 'canceled'] as const;
export type SubscriptionStatus = (typeof subscriptionStatuses)[number];

export type SessionCheckout = Shared & {
  type: 'one_time';
  status: SessionStatus;
  expiresAt: Date | null;
};

export type SubscriptionCheckout = Shared & {
  type: 'subscription';
  status: SubscriptionStatus;
  name: string;
  interval: IntervalUnit;
  intervalCount: number;
  cancelAtPeriodEnd: boolean;
  currentPeriod: { start: Date; end: Date } | null;
  /** Staged by a control route: the next renewal is declined. */
  nextRenewalFails: boolean;
};

/** The payment session or subscription that one call of create checkout made. */
export type Checkout = SessionCheckout | SubscriptionCheckout;

/** All that the sandbox asks of a database. Changes survive a restart once `add` or `update` has resolved. */
export type Store = {
  add(checkout: Checkout): Promise<void>;
  find(slug: string): Promise<Checkout | undefined>;
  /**
   * Writes the next state of a checkout: status, tip, period, cancellation, confirmation and the charges added.
   *
   * @returns false, and nothing is written, when another write came between `find` and this one
   */
  update(next: Checkout): Promise<boolean>;
  /** How far the clock of the sandbox is ahead of the machine's, in milliseconds. */
  clockOffset(): Promise<number>;
  advanceClock(milliseconds: number): Promise<void>;
  /** Puts it so far ahead, unless it is farther already. */
  putClockAhead(milliseconds: number): Promise<void>;
  close(): void;
};
