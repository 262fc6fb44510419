import { expect } from '@open-wc/testing';
import { monthly, oneTime, oneTimeInFull } from '../../support/sandbox/requests.js';
import { type OpenSandbox, openSandbox } from '../../support/sandbox/sandbox.js';

const bad = `"'><img src=x onerror=alert(1)></title></style><script>alert(1)</script>`;
const escaped = '&gt;&lt;img src=x onerror=alert(1)&gt;';

const item = { quantity: 2, amount: 100 };
const address = oneTimeInFull.payer.billing_address;

/** Each text of a request that can have any characters, and whether the unpaid checkout's page shows it. */
const texts: readonly (readonly [field: string, request: object, isShown: boolean])[] = [
  ['project', { ...oneTime, line_items: [{ ...item, project: bad }] }, true],
  ['intention', { ...oneTime, line_items: [{ ...item, intention: bad }] }, true],
  [
    'intention next to a project',
    { ...oneTime, line_items: [{ ...item, project: 'a', intention: bad }] },
    true,
  ],
  ['name of the subscription', { ...monthly, subscription: { ...monthly.subscription, name: bad } }, true],
  ['project of a one-time item', { ...monthly, one_time_items: [{ ...item, project: bad }] }, true],
  ['intention of a one-time item', { ...monthly, one_time_items: [{ ...item, intention: bad }] }, true],
  ...['first_name', 'last_name', 'phone'].map(
    (field) => [field, { ...oneTime, payer: { ...oneTime.payer, [field]: bad } }, false] as const,
  ),
  ...['city', 'line1', 'line2', 'postcode', 'state'].map(
    (field) =>
      [
        field,
        { ...oneTime, payer: { ...oneTime.payer, billing_address: { ...address, [field]: bad } } },
        false,
      ] as const,
  ),
  ['return_url', { ...oneTime, return_url: `https://charity.example/?${bad}` }, false],
  ['metadata', { ...oneTime, metadata: { [bad]: bad } }, false],
  ['sandbox_provider', { ...oneTime, metadata: { sandbox_provider: bad } }, false],
  ['sandbox_confirmation_seconds', { ...oneTime, metadata: { sandbox_confirmation_seconds: bad } }, false],
];

const page = async (sandbox: OpenSandbox, url: string) => {
  const text = await (await sandbox.open(url)).text();
  expect(text).not.to.contain('<img src=x');
  expect(text).not.to.contain('<script');
  return text;
};

describe('The payment page escapes', () => {
  for (const [field, request, isShown] of texts) {
    it(field, async () => {
      const sandbox = openSandbox();
      const { checkout_url } = await sandbox.created(request);
      expect((await page(sandbox, checkout_url)).includes(escaped)).to.equal(isShown);
      await sandbox.send(checkout_url, { action: 'decline' });
      expect(await page(sandbox, checkout_url)).to.contain('declined');
      await sandbox.send(checkout_url, { action: 'pay', confirmation: '60' });
      expect(await page(sandbox, checkout_url)).to.contain('being confirmed');
      await sandbox.control('/clock', { seconds: 60 });
      const paid = await page(sandbox, checkout_url);
      expect(paid).to.contain('already paid');
      expect(paid.includes(escaped)).to.equal(field === 'return_url');
    });
  }

  it('the value of a form', async () => {
    const sandbox = openSandbox();
    const { checkout_url } = await sandbox.created(oneTime);
    const answer = await sandbox.send(checkout_url, { action: bad, tip: bad, confirmation: bad });
    expect(answer.status).to.equal(400);
    expect(await answer.text()).not.to.contain('alert(1)');
  });

  it('an unknown slug', async () => {
    const sandbox = openSandbox();
    const url = `https://sandbox.example/sandbox/checkout/${encodeURIComponent(bad)}`;
    expect(await page(sandbox, url)).to.contain('Payment page not found');
  });
});
