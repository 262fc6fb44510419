import { defineDonationElements, type DonationWidget, type Outcome } from 'donation-widget';

defineDonationElements({ prefix: 'acme' });

const widget: DonationWidget = document.createElement('donation-widget');
widget.baseUrl = 'https://service.example/api/v1';
widget.presets = [{ amount: 2500, interval: 'month', impact: '25 reeds' }];
widget.payer = { email: 'ada@example.org' };
widget.messages = { donate: 'Give' };
// @ts-expect-error an attribute that there is not
widget.baseURL = '';
// @ts-expect-error not public
void widget.platform;

widget.addEventListener('donation-submit', (event) => {
  event.waitUntil(Promise.resolve());
  event.request.metadata = { campaign: 'spring' };
});
document.addEventListener('donation-complete', (event) => {
  const { amount, currency } = event as HTMLElementEventMap['donation-complete'];
  console.log(amount, currency);
});
widget.addEventListener('donation-status', ({ outcome }) => {
  const told: Outcome = outcome;
  // @ts-expect-error no outcome
  const wrong: Outcome = 'paid';
  console.log(told, wrong);
});
document.querySelector('donation-status')?.addEventListener('donation-error', ({ error }) => {
  console.error(error.message);
});
document.querySelector('donation-button')?.show();
