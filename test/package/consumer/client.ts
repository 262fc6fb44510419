import { DonationClient, HttpError, type CheckoutRequest } from 'donation-widget/client';

const client = new DonationClient({ baseUrl: 'https://service.example/api/v1', publishableKey: 'pk_test_x' });
const request: CheckoutRequest = {
  payment_type: 'one_time',
  currency: 'GBP',
  line_items: [{ quantity: 1, amount: 2500 }],
  payer: { email: 'ada@example.org' },
};
// @ts-expect-error This payment type does not exist.
request.payment_type = 'weekly';
try {
  const { checkout_url } = await client.createCheckout(request);
  checkout_url.startsWith('https://');
} catch (error) {
  if (error instanceof HttpError) error.status.toFixed();
}
