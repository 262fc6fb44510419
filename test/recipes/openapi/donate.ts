import createClient from 'openapi-fetch';
import type { paths } from './service.js';

const service = createClient<paths>({
  baseUrl: 'http://127.0.0.1:4010/api/v1',
  headers: { Authorization: 'Bearer pk_test_sandbox' },
});

const { data: checkout, response } = await service.POST('/payment-session/checkout', {
  body: {
    payment_type: 'one_time',
    currency: 'GBP',
    line_items: [{ quantity: 1, amount: 2500, project: 'Winter' }],
    payer: { email: 'ada@example.org' },
  },
});
if (!checkout) throw new Error(`The service answered ${response.status}.`);

const { data: session } = await service.GET('/payment-session/{slug}', {
  params: { path: { slug: checkout.slug } },
});
console.log(checkout.checkout_url, session?.status);
