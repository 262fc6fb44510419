import { DonationClient, type DonationClientOptions } from '../../../src/client/donation-client.js';

type Exchange = { url: string; init: RequestInit };

export const key = 'pk_test_4ZpQ7w';

type Answer = (exchange: Exchange) => Promise<Response>;

/** A client with `answer` as its `fetch`, and the calls that it received. */
export const clientOn = (answer: Answer, options: Partial<DonationClientOptions> = {}) => {
  const exchanges: Exchange[] = [];
  const fetch = (url: RequestInfo | URL, init: RequestInit = {}) => {
    const exchange = { url: String(url), init };
    exchanges.push(exchange);
    return answer(exchange);
  };
  const client = new DonationClient({
    baseUrl: 'https://api.example/api/v1',
    publishableKey: key,
    fetch,
    ...options,
  });
  return { client, exchanges };
};

/** Answers with the given body, unchanged. */
export const answering =
  (body: string | null, init: ResponseInit = {}): Answer =>
  () =>
    Promise.resolve(new Response(body, init));

export const oneTimeRequest = {
  payment_type: 'one_time' as const,
  currency: 'GBP',
  line_items: [{ quantity: 1, amount: 2500 }],
  payer: { email: 'payer@example.org' },
};

export const subscriptionRequest = {
  ...oneTimeRequest,
  payment_type: 'subscription' as const,
  subscription: { interval: 'month' as const, interval_count: 1, name: 'Monthly donation' },
};
