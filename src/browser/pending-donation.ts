import * as z from 'zod/mini';
import { isCheckoutAddress } from '../schema/checkout-address.js';
import { paymentTypes } from '../schema/payment-type.js';
import { must, textLike, whole } from '../schema/strict.js';

/**
 * A checkout that the donor was sent to, as it waits in storage for the return: no payer data, no amount.
 * Storage is the page's, so it is read as strictly as an answer from a stranger.
 */
export const pendingDonationSchema = z.object({
  /** 128 random bits in hex, the only thing of it that an address or the service sees. */
  reference: textLike(/^[0-9a-f]{32}$/),
  // Its form is not shown (§4.1).
  slug: textLike(/^(?!\.{1,2}$)[\w.~:-]{1,200}$/),
  type: z.literal(paymentTypes),
  /** Milliseconds since the epoch. */
  created: whole(),
  /** Where the unpaid checkout goes on, and until when (ISO 8601, null when the service set no end). */
  checkoutUrl: z.string().check(must(isCheckoutAddress, 'custom')),
  expiresAt: z.nullable(z.string()),
  /**
   * Path, query and route of the page with the form, for trying again from a page of thanks. A browser drops tabs
   * and line breaks from an address: what comes after them would be its host.
   */
  page: textLike(/^\/(?![/\\\t\n\r])/),
  /** Which form of the page it came from: an id, or its place among its like. */
  form: z.string(),
  /** The identity of the service that created it; empty where that was not noted. */
  service: z._default(z.string(), ''),
  /**
   * The last outcome that was shown as final, or `dismissed` once the donor has seen it and gone on to another
   * donation; null while there is none.
   */
  settled: z.nullable(z.string()),
});

export type PendingDonation = z.infer<typeof pendingDonationSchema>;

/**
 * A pending donation that is older (in milliseconds) is ignored: the interface does not show how long a session
 * lives (§8).
 */
export const pendingLifetime = 2 * 60 * 60 * 1000;

/**
 * Whether its checkout may still be paid, as far as this clock and the service's last word tell: a first
 * payment that was declined (`attention`) is asked for again on the same page, and a donor may come back to
 * one that was `dismissed`.
 */
export const isOpen = ({ created, expiresAt, settled }: PendingDonation, now: number): boolean => {
  if (settled !== null && settled !== 'attention' && settled !== 'dismissed') return false;
  const end = expiresAt === null ? NaN : Date.parse(expiresAt);
  return Number.isNaN(end) ? now - created < pendingLifetime : now < end;
};
