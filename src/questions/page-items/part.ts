import { textOf } from '../attributes.js';
import type { Part } from '../part.js';
import { ownSettings } from '../states.js';
import type { PageItemsAttributes } from './attributes.js';
import { pageItemsKey, type PageItem } from './state.js';

/** Adds the page's own `one_time_items` to the first payment of a recurring donation. It asks nothing. */
export const pageItemsPart: Part<readonly PageItem[], null, PageItemsAttributes> = {
  name: pageItemsKey.name,
  isCounted: true,

  configure: ({ oneTimeItems }) => oneTimeItems.map(readItem),
  initial: () => null,

  // Only a recurring donation has one-time items.
  read: (form, donation) => {
    if (donation.interval.unit === null) return donation;
    const lines = ownSettings(form, pageItemsKey).map(({ label, cost, entry, currency }) => ({
      label,
      cost: (currency ?? donation.currency) === donation.currency ? cost : null,
      entry,
    }));
    return { ...donation, oneTimeLines: [...donation.oneTimeLines, ...lines] };
  },
};

type PageEntry = PageItemsAttributes['oneTimeItems'][number];

const unreadable = (entry: PageEntry): PageItem => ({ label: null, cost: null, entry, currency: null });

const isCount = (value: unknown): value is number => Number.isSafeInteger(value) && Number(value) > 0;

/**
 * Reads an entry as money if it looks like a line item and its total, if any, is right. The interface doesn't say
 * which fields an entry has (§2.6).
 */
const readItem = (entry: PageEntry): PageItem => {
  const { quantity, amount, total, currency, project, intention } = entry;
  if (!isCount(quantity) || !isCount(amount) || !isCount(quantity * amount)) return unreadable(entry);
  if (total !== undefined && total !== null && total !== quantity * amount) return unreadable(entry);
  if (currency !== undefined && currency !== null && !textOf(currency)) return unreadable(entry);
  return {
    label: [textOf(project), textOf(intention)].filter(Boolean).join(' · ') || null,
    cost: { quantity, amount },
    entry,
    currency: textOf(currency)?.toUpperCase() ?? null,
  };
};
