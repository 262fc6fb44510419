import { expect } from '@open-wc/testing';
import { oneTime, monthly } from '../../support/sandbox/requests.js';
import { api, openSandbox } from '../../support/sandbox/sandbox.js';

for (const [resource, prefix, other] of [
  ['payment-session', 'ps_', 'sub_'],
  ['subscription', 'sub_', 'ps_'],
] as const) {
  describe(`§7: GET /${resource}/:slug`, () => {
    const read = (slug: string) =>
      new Request(`${api}/${resource}/${slug}`, { headers: { authorization: 'pk_test_sandbox' } });

    for (const slug of [
      'nonsense',
      prefix,
      `${other}abc`,
      `${prefix}a%20b`,
      `${prefix}..%2F`,
      `${prefix}${'a'.repeat(65)}`,
      '%E0%A4%A',
    ]) {
      it(`answers 400 to the slug “${slug}”`, async () => {
        const sandbox = openSandbox();
        const response = await sandbox.fetch(read(slug));
        expect(response.status).to.equal(400);
        expect(await response.json()).to.deep.equal({
          error: { message: 'The slug has an invalid format.' },
        });
      });
    }

    it('answers 404 to an unknown slug', async () => {
      const sandbox = openSandbox();
      const response = await sandbox.fetch(read(`${prefix}0123456789`));
      expect(response.status).to.equal(404);
      expect((await response.json()).error.message).to.match(/not found/);
    });
  });
}

describe('Other paths and methods', () => {
  for (const [method, path, status] of [
    ['GET', '', 404],
    ['GET', '/payment-session', 404],
    ['GET', '/payments/ps_1', 404],
    ['GET', '/payment-session/ps_1/more', 404],
    ['GET', '/payment-session/checkout/', 404],
    ['GET', '/payment-session/ps_1/', 404],
    ['GET', '/subscription', 404],
    ['GET', '/payment-session/checkout', 405],
    ['PUT', '/payment-session/checkout', 405],
    ['DELETE', '/payment-session/ps_1', 405],
    ['POST', '/payment-session/ps_1', 405],
    ['PATCH', '/subscription/sub_1', 405],
    ['POST', '/subscription/sub_1', 405],
  ] as const) {
    it(`${method} /api/v1${path} answers ${status} in JSON`, async () => {
      const sandbox = openSandbox();
      const response = await sandbox.fetch(new Request(`${api}${path}`, { method }));
      expect(response.status).to.equal(status);
      expect((await response.json()).error.message).to.be.a('string');
      expect(response.headers.has('allow')).to.equal(status === 405);
    });
  }
});

it('§7: an error that is thrown answers 500 in JSON, without details, and any origin can read it', async () => {
  const errors: unknown[] = [];
  const fault = new Error('The disk at /secret/place is full');
  const fail = () => Promise.reject(fault);
  const sandbox = openSandbox({
    store: {
      add: fail,
      find: fail,
      update: fail,
      clockOffset: fail,
      advanceClock: fail,
      putClockAhead: fail,
      close: () => undefined,
    },
    onError: (error) => errors.push(error),
  });
  for (const response of [
    await sandbox.create(oneTime),
    await sandbox.create(monthly),
    await sandbox.session('ps_1'),
    await sandbox.subscription('sub_1'),
  ]) {
    expect(response.status).to.equal(500);
    expect(response.headers.get('access-control-allow-origin')).to.equal('*');
    expect(await response.json()).to.deep.equal({ error: { message: 'Internal server error.' } });
  }
  const address = 'https://sandbox.example/sandbox/checkout/ps_1';
  for (const page of [await sandbox.open(address), await sandbox.send(address, { action: 'pay' })]) {
    expect(page.status).to.equal(500);
    expect(page.headers.get('content-type')).to.contain('text/html');
    expect(await page.text()).not.to.contain('secret');
  }
  expect(errors).to.deep.equal(Array.from({ length: 6 }, () => fault));
});
