import { returnTo } from '../browser/return-link.js';
import type { MessagesController } from '../controllers/messages-controller.js';
import { ownValues } from '../controllers/own-fields.js';
import { checkoutRequest } from '../donation/checkout-request.js';
import type { Donation } from '../donation/draft.js';
import type { Settings } from '../donation/settings.js';
import type { CheckoutRequest } from '../schema/checkout.js';
import type { DonationAttributes } from './donation-attributes.js';

type Page = { host: DonationAttributes; words: MessagesController; settings: Settings };

/** The body of §4.1, of what the donor gives and what the page adds. */
export const requestOf = (
  donation: Donation,
  reference: string,
  { host, words, settings }: Page,
): CheckoutRequest => {
  const interval = words.interval(donation.interval);
  return checkoutRequest(donation, settings, {
    reference,
    returnUrl: returnTo(host.returnUrl),
    // What isolates a value on the page is nothing to a service.
    subscriptionName: words.say('subscriptionName', { interval }).replace(/[\u2068\u2069]/g, ''),
    language: words.language,
    ownFields: ownValues(host),
    oneTimeItems: host.oneTimeItems,
  });
};
