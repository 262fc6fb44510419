import { DonationClient } from 'donation-widget/client';
import { createSandbox, isSandboxPath, type Sandbox } from 'donation-widget/sandbox';

const sandbox: Sandbox = createSandbox({ returnUrl: '/thanks', controls: true });
// @ts-expect-error An address is text.
createSandbox({ returnUrl: 1 });

const client = new DonationClient({
  baseUrl: 'http://localhost/api/v1',
  publishableKey: 'pk_test_sandbox',
  fetch: sandbox.fetch,
});
const { status } = await client.getPaymentSession('ps_1');
status?.toUpperCase();
if (isSandboxPath('/api/v1/x')) sandbox.end();
