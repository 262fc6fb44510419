import { intervalWord, propertiesOf, type AnalyticsEvent } from './analytics-event.js';
import type { Send } from './analytics-event.js';

/** The data layer of Google Tag Manager. */
export type DataLayer = { push(entry: object): unknown };

/** The function of the Google tag (gtag.js) that sends events. */
export type Gtag = (command: 'event', name: string, parameters: Record<string, unknown>) => void;

/** The names that GA4 recommends for events that it knows. */
const recommended = { donation_checkout: 'begin_checkout', donation_complete: 'purchase' } as const;

const nameOf = (name: AnalyticsEvent['name']): string =>
  name === 'donation_checkout' || name === 'donation_complete' ? recommended[name] : name;

/** The parameters of GA4 for `begin_checkout` and `purchase`. GA4 accepts no value without a currency. */
const ecommerceOf = (event: AnalyticsEvent) => {
  const { name, value, currency, reference, variant } = event;
  const isKnown = value !== null && currency !== null;
  const item = {
    item_id: 'donation',
    item_name: 'Donation',
    item_category: intervalWord(event),
    ...(variant !== null && { item_variant: variant }),
    ...(isKnown && { price: value }),
    quantity: 1,
  };
  return {
    ...(name === 'donation_complete' && reference !== null && { transaction_id: reference }),
    ...(isKnown && { value, currency }),
    items: [item],
  };
};

const isEcommerce = (name: AnalyticsEvent['name']): boolean => name in recommended;

const pageLayer = (): DataLayer => {
  const page = globalThis as typeof globalThis & { dataLayer?: DataLayer };
  return (page.dataLayer ??= []);
};

/**
 * Pushes events to the data layer of Google Tag Manager. `begin_checkout` and `purchase` have the `ecommerce`
 * object of GA4. The other events keep their names. Each has the whole event as `donation`.
 *
 * @param dataLayer your `dataLayer`. By default `window.dataLayer`, which is created if it is missing.
 */
export const dataLayerSender =
  (dataLayer: DataLayer = pageLayer()): Send =>
  (event) => {
    const { name, ...donation } = event;
    const entry = { event: nameOf(name), donation };
    if (!isEcommerce(name)) {
      dataLayer.push(entry);
      return;
    }
    // The data layer merges objects, so an older purchase would remain without this.
    dataLayer.push({ ecommerce: null });
    dataLayer.push({ ...entry, ecommerce: ecommerceOf(event) });
  };

/**
 * Sends events to GA4 with the Google tag. `begin_checkout` and `purchase` are as GA4 recommends. The other events
 * keep their names. `donation_change` is left out, because it fires on every key press.
 */
export const gtagSender =
  (gtag: Gtag): Send =>
  (event) => {
    const { name, value, currency } = event;
    if (name === 'donation_change') return;
    gtag('event', nameOf(name), {
      ...(isEcommerce(name)
        ? ecommerceOf(event)
        : value !== null && currency !== null && { value, currency }),
      ...propertiesOf(event),
    });
  };
