import { expect } from '@open-wc/testing';
import { databaseFolder } from '../../support/sandbox/database-folder.js';
import { create } from '../../support/sandbox/over-http.js';
import { monthly, oneTime } from '../../support/sandbox/requests.js';
import { serveSandbox } from '../../support/sandbox/serve-sandbox.js';

const { open } = databaseFolder();
let address = '';
let close = () => Promise.resolve();

beforeEach(async () => {
  ({ address, close } = await serveSandbox(await open()));
});

afterEach(() => close());

describe('Over HTTP', () => {
  it('a payer pays a new session', async () => {
    const { checkout_url, slug } = (await (await create(address, oneTime)).json()) as Record<string, string>;
    expect(checkout_url).to.equal(`${address}/sandbox/checkout/${slug}`);

    expect(await (await fetch(String(checkout_url))).text()).to.contain('Leave without paying');
    const paid = await fetch(String(checkout_url), {
      method: 'POST',
      body: new URLSearchParams({ action: 'pay', tip: '125' }),
      redirect: 'manual',
    });
    expect(paid.status).to.equal(303);
    expect(paid.headers.get('location')).to.equal(`${address}/sandbox/return`);

    const read = await fetch(`${address}/api/v1/payment-session/${slug}`, {
      headers: { authorization: 'pk_test_sandbox' },
    });
    expect(read.headers.get('access-control-allow-origin')).to.equal('*');
    expect(await read.json()).to.include({ status: 'succeeded', amount: 2625, tip: 125 });
  });

  it('a subscription is created and read', async () => {
    const { slug } = (await (await create(address, monthly)).json()) as Record<string, string>;
    const read = await fetch(`${address}/api/v1/subscription/${slug}`, {
      headers: { authorization: 'Bearer pk_test_sandbox' },
    });
    expect(await read.json()).to.include({ status: 'pending_payment', interval: 'month' });
  });

  it('a body that is too large answers 400', async () => {
    const response = await create(address, { ...oneTime, metadata: { a: 'a'.repeat(100_000) } });
    expect(response.status).to.equal(400);
  });

  it('a hundred checkouts at the same time are all stored', async () => {
    const created = await Promise.all(
      Array.from(
        { length: 100 },
        async () => (await create(address, oneTime)).json() as Promise<{ slug: string }>,
      ),
    );
    const reads = await Promise.all(
      created.map(({ slug }) =>
        fetch(`${address}/api/v1/payment-session/${slug}`, { headers: { authorization: 'pk_test_sandbox' } }),
      ),
    );
    expect(reads.filter(({ status }) => status === 200).length).to.equal(100);
  });
});
