import {
  connectAnalytics,
  dataLayerSender,
  matomoSender,
  type AnalyticsEvent,
} from 'donation-widget/analytics';
import { defineDonationElements, type DonationWidget, type Outcome } from 'donation-widget';

defineDonationElements({ prefix: 'acme' });

const widget: DonationWidget = document.createElement('donation-widget');
widget.baseUrl = 'https://service.example/api/v1';
widget.presets = [{ amount: 2500, interval: 'month', impact: '25 reeds' }];
widget.payer = { email: 'ada@example.org' };
widget.baseUrl = new URL('https://service.example/api/v1');
widget.minAmount = 5;
widget.amounts = [10, 12.5, '25'];
widget.intervals = ['once', 'month'];
widget.projects = ['Wells', 'Schools, north and south'];
// @ts-expect-error A list is no amount.
widget.minAmount = [5];
// @ts-expect-error A text is no boolean.
widget.giftAid = 'false';
widget.messages = { donate: 'Give' };
// @ts-expect-error The property is called baseUrl.
widget.baseURL = '';
// @ts-expect-error This property is not public.
void widget.platform;

widget.addEventListener('donation-submit', (event) => {
  event.waitUntil(Promise.resolve());
  event.request.metadata = { campaign: 'spring' };
});
document.addEventListener('donation-complete', (event) => {
  const { amount, currency } = event as HTMLElementEventMap['donation-complete'];
  console.log(amount, currency);
});
widget.addEventListener('donation-start', ({ amount, variant }) => console.log(amount, variant));
const disconnect: () => void = connectAnalytics(widget, { send: dataLayerSender(), consent: () => true });
disconnect();
const queue: unknown[][] = [];
connectAnalytics(document, { send: matomoSender(queue, { goal: 1 }), consent: Promise.resolve(true) });
// @ts-expect-error Consent is required.
connectAnalytics(widget, { send: ({ name, value }: AnalyticsEvent) => console.log(name, value) });

widget.addEventListener('donation-status', ({ outcome }) => {
  const told: Outcome = outcome;
  // @ts-expect-error This outcome does not exist.
  const wrong: Outcome = 'paid';
  console.log(told, wrong);
});
document.querySelector('donation-status')?.addEventListener('donation-error', ({ error }) => {
  console.error(error.message);
});
document.querySelector('donation-button')?.show();

document.addEventListener('donation-complete', ({ amount, reference }) => {
  const units: number | null = amount;
  console.log(units, reference);
});
// @ts-expect-error the event has no slug
window.addEventListener('donation-complete', ({ slug }) => slug);
