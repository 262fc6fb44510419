import type { IntervalUnit } from '../../src/schema/interval-unit.js';
import type { LineItem } from '../../src/schema/line-item.js';
import type { Payer } from '../../src/schema/payer.js';
import type { Account } from './keys.js';

/** The interface doesn't name the providers (§2.1). Sessions of `provider_a` expire, those of `provider_b` don't. */
export type Provider = 'provider_a' | 'provider_b';

/** A line item (§2.4) of the request, with an id. A subscription can have both types (§2.2). */
export type Item = LineItem & { id: string; type: 'recurring' | 'one_time' };

/** A charge in the smallest unit: a one-time payment, or one invoice of a subscription. */
export type Charge = { id: string; amount: number; createdAt: Date };

/** A payment that is being confirmed. Its result is known at `dueAt`. */
export type Confirmation = { dueAt: Date; outcome: 'paid' | 'declined' };

type Shared = Account & {
  id: string;
  slug: string;
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
  /** Counts the writes, so that two at the same time can't both succeed. */
  revision: number;
};

/** The statuses of a payment session (§3). */
export const sessionStatuses = ['pending_payment', 'succeeded', 'failed'] as const;
type SessionStatus = (typeof sessionStatuses)[number];

/** The statuses of a subscription (§3). The interface doesn't show the one before the first payment. */
export const subscriptionStatuses = ['pending_payment', 'active', 'past_due', 'canceled'] as const;
type SubscriptionStatus = (typeof subscriptionStatuses)[number];

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
  /** True if a control route has asked for the next renewal to be declined. */
  nextRenewalFails: boolean;
};

/** The payment session or subscription that a call of create checkout has made. */
export type Checkout = SessionCheckout | SubscriptionCheckout;

/** A database for the sandbox. After `add` or `update` has resolved, a change survives a restart. */
export type Store = {
  add(checkout: Checkout): Promise<void>;
  find(slug: string): Promise<Checkout | undefined>;
  /**
   * Writes the next state of a checkout: status, tip, period, cancellation, confirmation and the charges added.
   *
   * @returns false, without writing, if there was another write since `find`
   */
  update(next: Checkout): Promise<boolean>;
  /** How far the sandbox's clock is ahead of the machine's, in milliseconds. */
  clockOffset(): Promise<number>;
  advanceClock(milliseconds: number): Promise<void>;
  /** Moves the clock this far ahead of the machine's, unless it's already further. */
  putClockAhead(milliseconds: number): Promise<void>;
  close(): void;
};
