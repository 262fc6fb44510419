import { totalsOfGift } from '../donation/line-items.js';
import type { Gifts } from '../donation/read-gifts.js';
import type { Settings } from '../donation/settings.js';
import type { Given } from './form-view.js';

/** What the gifts come to. */
export const givenOf = (gifts: Gifts | null, settings: Settings): Given | null =>
  gifts && { ...totalsOfGift(gifts, settings), currency: gifts.currency, interval: gifts.interval };
