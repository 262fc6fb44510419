import { expect } from '@open-wc/testing';
import { monthly, oneTime } from '../../support/sandbox/requests.js';
import { api, openSandbox } from '../../support/sandbox/sandbox.js';

describe('A key (§5)', () => {
  for (const authorization of ['Bearer pk_test_sandbox', 'pk_test_sandbox', 'bearer pk_live_sandbox']) {
    it(`is accepted as “${authorization}”`, async () => {
      const sandbox = openSandbox();
      const response = await sandbox.create(oneTime, { headers: { authorization } });
      expect(response.status).to.equal(200);
      const { slug } = await response.json();
      expect((await sandbox.session(slug, { headers: { authorization } })).status).to.equal(200);
    });
  }

  for (const authorization of [
    'Bearer pk_test_other',
    'pk_test',
    'Basic pk_test_sandbox',
    'Bearer',
    '__proto__',
  ]) {
    it(`is refused with 401 as “${authorization}”`, async () => {
      const sandbox = openSandbox();
      const response = await sandbox.create(oneTime, { headers: { authorization } });
      expect(response.status).to.equal(401);
      expect((await response.json()).error.message).to.be.a('string');
    });
  }

  it('that is missing answers 401 before the body is checked', async () => {
    const sandbox = openSandbox();
    expect((await sandbox.create('no JSON', { key: '' })).status).to.equal(401);
    expect((await sandbox.create('a'.repeat(100_000), { key: '' })).status).to.equal(401);
  });

  for (const key of ['pk_live_sandbox', 'pk_test_sandbox_partial', 'pk_other', '']) {
    it(`“${key}” can't read a donation of pk_test_sandbox`, async () => {
      const sandbox = openSandbox();
      const session = await sandbox.created(oneTime);
      const subscription = await sandbox.created(monthly);
      expect((await sandbox.session(session.slug, { key })).status).to.equal(404);
      expect((await sandbox.subscription(subscription.slug, { key })).status).to.equal(404);
    });
  }

  it('for live donations can read them', async () => {
    const sandbox = openSandbox();
    const { slug } = await sandbox.created(oneTime, { key: 'pk_live_sandbox' });
    expect((await sandbox.session(slug, { key: 'pk_live_sandbox' })).status).to.equal(200);
    expect((await sandbox.session(slug, { key: 'pk_test_sandbox' })).status).to.equal(404);
  });
});

describe('A page of any origin', () => {
  it('gets an answer to its preflight', async () => {
    const sandbox = openSandbox();
    const response = await sandbox.fetch(
      new Request(`${api}/payment-session/checkout`, {
        method: 'OPTIONS',
        headers: {
          origin: 'https://charity.example',
          'access-control-request-method': 'POST',
          'access-control-request-headers': 'authorization,content-type',
        },
      }),
    );
    expect(response.status).to.equal(204);
    expect(response.headers.get('access-control-allow-origin')).to.equal('*');
    expect(response.headers.get('access-control-allow-methods')?.split(',')).to.deep.equal(['GET', 'POST']);
    expect(response.headers.get('access-control-allow-headers')?.split(',')).to.deep.equal([
      'Authorization',
      'Content-Type',
      'Accept',
    ]);
    expect(Number(response.headers.get('access-control-max-age'))).to.be.above(0);
  });

  it('can read every answer, including errors', async () => {
    const sandbox = openSandbox();
    const answers = [
      await sandbox.create(oneTime),
      await sandbox.create({}),
      await sandbox.create(oneTime, { key: '' }),
      await sandbox.session('ps_unknown'),
      await sandbox.subscription('nonsense'),
      await sandbox.fetch(new Request(`${api}/nowhere`)),
    ];
    expect(answers.map(({ status }) => status)).to.deep.equal([200, 400, 401, 404, 400, 404]);
    for (const { headers } of answers) {
      expect(headers.get('access-control-allow-origin')).to.equal('*');
      expect(headers.get('cache-control')).to.equal('no-store');
      expect(headers.get('content-type')).to.contain('application/json');
    }
  });
});
