import { expect } from '@open-wc/testing';
import { DonationClient } from '../../src/client/donation-client.js';
import { check } from '../support/check/altered-service.js';
import { openApi, openApiFaults } from '../support/openapi/openapi.js';
import { openSandbox } from '../support/sandbox/sandbox.js';

/** The schema of each endpoint's successful answer. */
const endpoints = {
  'post /payment-session/checkout': { schema: 'Checkout', errors: ['400', '401', '500'] },
  'get /payment-session/{slug}': { schema: 'PaymentSession', errors: ['400', '404', '500'] },
  'get /subscription/{slug}': { schema: 'Subscription', errors: ['400', '404', '500'] },
} as const;

const endpointOf = ({ method, url }: Request) => {
  const path = new URL(url).pathname.replace('/api/v1', '');
  if (method === 'POST') return 'post /payment-session/checkout';
  return path.startsWith('/subscription/') ? 'get /subscription/{slug}' : 'get /payment-session/{slug}';
};

type Exchange = {
  endpoint: keyof typeof endpoints;
  type: string | null;
  asked: string;
  status: number;
  body: unknown;
};

/** Everything that the check of a service asks, and what the sandbox answers. */
const exchanges = async () => {
  const { fetch } = openSandbox();
  const seen: Exchange[] = [];
  await check(
    async (request) => {
      const asked = await request.clone().text();
      const response = await fetch(request);
      seen.push({
        endpoint: endpointOf(request),
        type: request.headers.get('content-type'),
        asked,
        status: response.status,
        body: await response.clone().json(),
      });
      return response;
    },
    (given) => given,
  );
  return seen;
};

const parsed = (text: string): unknown => {
  try {
    return JSON.parse(text) as unknown;
  } catch {
    return undefined;
  }
};

/** A schema can't know these: codes that aren't assigned, a smallest amount, and the details of an address. */
const beyondSchemas = /"(?:ZZ|ZZZ)"|"return_url":"https:\/\/"|"email":"[^"]*"/;

describe('The interface as an OpenAPI document', () => {
  it('has the three endpoints, with their errors', () => {
    expect(openApi.openapi).to.match(/^3\.1\./);
    const found = Object.entries(openApi.paths).flatMap(([path, methods]) =>
      Object.entries(methods).map(([method, { responses }]) => [
        `${method} ${path}`,
        Object.keys(responses).filter((status) => status !== '2XX'),
      ]),
    );
    expect(Object.fromEntries(found)).to.deep.equal(
      Object.fromEntries(Object.entries(endpoints).map(([name, { errors }]) => [name, errors])),
    );
  });

  it('describes every answer of the sandbox', async () => {
    const seen = await exchanges();
    expect(
      new Set(seen.filter(({ status }) => status === 200).map(({ endpoint }) => endpoint)).size,
    ).to.equal(3);
    for (const { endpoint, status, body } of seen) {
      const { schema, errors } = endpoints[endpoint];
      if (status === 200) expect(openApiFaults(schema, body)).to.deep.equal([]);
      else expect(errors).to.include(String(status));
    }
  });

  it('accepts the requests that the sandbox accepts, and refuses the others', async () => {
    const posts = (await exchanges()).filter(
      ({ endpoint, type }) => endpoint === 'post /payment-session/checkout' && type === 'application/json',
    );
    const accepted = posts.filter(({ status }) => status === 200);
    const refused = posts.filter(({ status, asked }) => status === 400 && parsed(asked) !== undefined);
    for (const { asked } of accepted)
      expect(openApiFaults('CheckoutRequest', parsed(asked)), asked).to.deep.equal([]);
    const passing = refused.filter(
      ({ asked }) => openApiFaults('CheckoutRequest', parsed(asked)).length === 0,
    );
    expect(accepted.length).to.be.above(10);
    expect(refused.length).to.be.above(150);
    for (const { asked } of passing) expect(asked).to.match(beyondSchemas);
    expect(passing.length).to.be.below(12);
  });

  it('accepts a request of the client, with its headers', async () => {
    const sandbox = openSandbox();
    const requests: Request[] = [];
    const client = new DonationClient({
      baseUrl: 'http://localhost/api/v1',
      publishableKey: 'pk_test_sandbox',
      fetch: (input, init) => {
        const request = new Request(input, init);
        requests.push(request.clone());
        return sandbox.fetch(request);
      },
    });
    await client.createCheckout({
      payment_type: 'subscription',
      currency: 'GBP',
      line_items: [{ quantity: 1, amount: 500, project: 'Winter' }],
      payer: { email: 'ada@example.org', billing_address: { country: 'GB' } },
      subscription: { interval: 'month', interval_count: 3, name: 'Quarterly donation' },
      return_url: 'https://charity.example/thanks',
      metadata: { source: 'newsletter' },
    });
    const [request] = requests;
    expect(openApiFaults('CheckoutRequest', await request?.json())).to.deep.equal([]);
    expect(request?.headers.get('content-type')).to.equal('application/json');
    expect(request?.headers.get('authorization')).to.equal('Bearer pk_test_sandbox');
  });

  it('leaves open what the interface doesn’t show', () => {
    const request = {
      payment_type: 'subscription',
      currency: 'GBP',
      line_items: [{ quantity: 1, amount: 500 }],
      payer: { email: 'ada@example.org' },
      subscription: { interval: 'month', interval_count: 1, name: 'Monthly donation' },
      one_time_items: ['anything', { fee: 5 }],
      metadata: { any: [{ depth: null }] },
      more: true,
    };
    expect(openApiFaults('CheckoutRequest', request)).to.deep.equal([]);
  });
});
