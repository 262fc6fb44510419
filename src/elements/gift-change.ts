import type { DraftController } from '../controllers/draft-controller.js';
import { totalsOfGift } from '../donation/line-items.js';
import { oneTimeItemsOf } from '../donation/one-time-items.js';
import type { Gifts } from '../donation/read-gifts.js';
import type { Settings } from '../donation/settings.js';
import { DonationChangeEvent } from '../events.js';

/** What the page is told when the gift has changed; no amount while none can be read. */
export const giftChange = (controller: DraftController, settings: Settings): DonationChangeEvent => {
  const { draft, gifts, interval } = controller;
  const totals = gifts && totalsOfGift(gifts, settings);
  const amount = totals && (totals.recurring ?? totals.now);
  const { currency } = draft;
  return new DonationChangeEvent({
    amount,
    currency,
    interval: interval.unit,
    intervalCount: interval.count,
  });
};

/** The donation with the page's own items, as text to compare. */
export const giftText = (gifts: Gifts | null, settings: Settings): string =>
  JSON.stringify([gifts, gifts && oneTimeItemsOf(gifts, settings)]);
