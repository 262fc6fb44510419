import { expect } from '@open-wc/testing';
import { oneTime } from '../../support/sandbox/requests.js';
import { type OpenSandbox, openSandbox } from '../../support/sandbox/sandbox.js';

const statusOf = async (sandbox: OpenSandbox, slug: string) =>
  ((await (await sandbox.session(slug)).json()) as { status: string }).status;

describe('A form for the payment page', () => {
  const post = (sandbox: OpenSandbox, url: string, headers: Record<string, string>, body = 'action=pay') =>
    sandbox.fetch(
      new Request(url, {
        method: 'POST',
        headers: { 'content-type': 'application/x-www-form-urlencoded', ...headers },
        body,
      }),
    );

  for (const headers of [
    { origin: 'https://elsewhere.example' },
    { origin: 'http://sandbox.example' },
    { 'sec-fetch-site': 'cross-site' },
    { 'sec-fetch-site': 'same-site', origin: 'https://pay.sandbox.example' },
    { 'sec-fetch-site': 'cross-site', origin: 'null' },
  ]) {
    it(`takes no money if it comes from another site: ${JSON.stringify(headers)}`, async () => {
      const sandbox = openSandbox();
      const { slug, checkout_url } = await sandbox.created(oneTime);
      const response = await post(sandbox, checkout_url, headers);
      expect(response.status).to.equal(403);
      expect(await response.text()).to.contain('sent from another site');
      expect(await statusOf(sandbox, slug)).to.equal('pending_payment');
    });
  }

  for (const headers of [
    {},
    { origin: 'https://sandbox.example' },
    { origin: 'null' },
    { origin: 'null', 'sec-fetch-site': 'same-origin' },
    { 'sec-fetch-site': 'none' },
  ]) {
    it(`pays if the page itself sends it: ${JSON.stringify(headers)}`, async () => {
      const sandbox = openSandbox();
      const { slug, checkout_url } = await sandbox.created(oneTime);
      expect((await post(sandbox, checkout_url, headers)).status).to.equal(303);
      expect(await statusOf(sandbox, slug)).to.equal('succeeded');
    });
  }

  for (const type of ['multipart/form-data', 'multipart/form-data; boundary=x']) {
    it(`answers 400 if it has no fields: ${type}`, async () => {
      const sandbox = openSandbox();
      const { slug, checkout_url } = await sandbox.created(oneTime);
      expect((await post(sandbox, checkout_url, { 'content-type': type })).status).to.equal(400);
      expect(await statusOf(sandbox, slug)).to.equal('pending_payment');
    });
  }
});
