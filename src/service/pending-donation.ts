import * as z from 'zod/mini';
import { withoutAdditions } from '../schema/additions.js';
import { isSlug } from '../schema/slug.js';
import { isCheckoutAddress } from '../schema/url.js';
import { paymentTypes } from '../schema/payment-type.js';
import { must, textLike, integer } from '../schema/strict.js';

/**
 * A checkout that the donor was sent to, stored until the donor returns. It has no payer data and no amount.
 * Other scripts on the page can write to storage, so it is validated like any untrusted data.
 */
export const pendingDonationSchema = withoutAdditions(() =>
  z.object({
    /** 128 random bits in hex. Only this part is sent to the service or put in an address. */
    reference: textLike(/^[0-9a-f]{32}$/),
    slug: z.string().check(must(isSlug, 'invalid_format')),
    type: z.literal(paymentTypes),
    /** Milliseconds since the epoch. */
    created: integer(),
    /** The payment page of the unpaid checkout and when it expires (ISO 8601; null if the service set no expiry). */
    checkoutUrl: z.string().check(must(isCheckoutAddress, 'custom')),
    expiresAt: z.nullable(z.string()),
    /**
     * Path, query and route of the form's page, so that a donor can try again from the thank-you page. Browsers drop
     * tabs and line breaks from an address, so text after them could become the host.
     */
    page: textLike(/^\/(?![/\\\t\n\r])/),
    /** The form it came from: its id, or its position among the forms on the page. */
    form: z.string(),
    /** A digest of everything that the form offered; empty if none was stored. */
    offer: z._default(z.string(), ''),
    /** The identity of the service that created it; empty if none was stored. */
    service: z._default(z.string(), ''),
    /**
     * The last outcome that was shown as final, `cleared` once the page has reset the form after a failed payment, or
     * `dismissed` once the donor has moved on to another donation; null until then.
     */
    settled: z.nullable(z.string()),
  }),
);

export type PendingDonation = z.infer<typeof pendingDonationSchema>;

/**
 * Pending donations older than this (in milliseconds) are ignored: the interface doesn't show how long a session
 * lasts (§8).
 */
export const pendingLifetime = 2 * 60 * 60 * 1000;

/**
 * Whether the checkout can still be paid, judging by this clock and the last known outcome. The payment page lets
 * a donor retry a declined first payment (`attention`), and a donor can come back to a `dismissed` one.
 */
export const isOpen = ({ created, expiresAt, settled }: PendingDonation, now: number): boolean => {
  if (settled !== null && settled !== 'attention' && settled !== 'dismissed') return false;
  const end = expiresAt === null ? NaN : new Date(expiresAt).getTime();
  return Number.isNaN(end) ? now - created < pendingLifetime : now < end;
};
