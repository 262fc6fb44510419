import { expect } from '@open-wc/testing';
import { oneTime } from '../../support/sandbox/requests.js';
import { openSandbox, type OpenSandbox } from '../../support/sandbox/sandbox.js';

const place = 'https://host.example/charity/demo';

const open = () => openSandbox({ folder: '/charity/demo' });

const create = async ({ fetch }: OpenSandbox) => {
  const response = await fetch(
    new Request(`${place}/api/v1/payment-session/checkout`, {
      method: 'POST',
      headers: { authorization: 'pk_test_sandbox', 'content-type': 'application/json' },
      body: JSON.stringify(oneTime),
    }),
  );
  return (await response.json()) as { checkout_url: string; slug: string };
};

describe('A sandbox in a folder of its host', () => {
  it('has its payment page and return page in that folder', async () => {
    const sandbox = open();
    const { checkout_url, slug } = await create(sandbox);
    expect(checkout_url).to.equal(`${place}/sandbox/checkout/${slug}`);
    const shown = await (await sandbox.fetch(new Request(checkout_url), { isServiceWorker: true })).text();
    expect(shown).to.contain(`src="${place}/sandbox/logos/rivers-and-reeds-white.svg"`);
    expect(shown).to.contain('href="/charity/demo/sandbox/control/faults"');

    const paid = await sandbox.send(checkout_url, { action: 'pay' });
    expect(paid.status).to.equal(303);
    expect(paid.headers.get('location')).to.equal(`${place}/sandbox/return`);
  });

  it('serves the logos that its answers name', async () => {
    const sandbox = open();
    const { slug } = await create(sandbox);
    const read = await sandbox.fetch(
      new Request(`${place}/api/v1/payment-session/${slug}`, {
        headers: { authorization: 'pk_test_sandbox' },
      }),
    );
    const { charity } = (await read.json()) as { charity: { logo: { color: string } } };
    expect(charity.logo.color).to.equal(`${place}/sandbox/logos/rivers-and-reeds.svg`);
    expect((await sandbox.open(charity.logo.color)).status).to.equal(200);
  });

  it('answers 404 outside the folder', async () => {
    const sandbox = open();
    const { slug } = await create(sandbox);
    for (const elsewhere of ['', '/charity', '/charity/demo/demo']) {
      const { status } = await sandbox.open(`https://host.example${elsewhere}/sandbox/checkout/${slug}`);
      expect(status).to.equal(404);
    }
  });
});

describe('The control routes in a service worker', () => {
  const faults = () => new Request(`${place}/sandbox/control/faults`);

  it('answer on any host, because requests come from the same browser', async () => {
    const sandbox = open();
    expect((await sandbox.fetch(faults())).status).to.equal(404);
    expect((await sandbox.fetch(faults(), { isServiceWorker: true })).status).to.equal(200);
  });

  it('accept forms from their own page, and none from another origin', async () => {
    const sandbox = open();
    // In Node, a request can set its origin. Pages can't do that.
    const send = async (origin: string) => {
      const body = new URLSearchParams({ endpoint: 'all', times: '1', stage: 'error-500' });
      const request = new Request(faults(), { method: 'POST', body, headers: { origin } });
      return (await sandbox.fetch(request, { isServiceWorker: true })).status;
    };
    expect(await send('https://host.example')).to.equal(303);
    expect(await send('https://other.example')).to.equal(403);
  });
});

describe('A form for the payment page', () => {
  it('is refused from another origin before its body is read', async () => {
    const sandbox = openSandbox();
    const { checkout_url } = await sandbox.created(oneTime);
    const body = new URLSearchParams({ action: 'pay', tip: '0'.repeat(5_000) });
    const request = new Request(checkout_url, {
      method: 'POST',
      body,
      headers: { origin: 'https://other.example' },
    });
    expect((await sandbox.fetch(request)).status).to.equal(403);
  });
});
