import { expect, run, test } from './packed.js';

const program = `
import { connectAnalytics, dataLayerSender } from 'donation-widget/analytics';

const names = Object.getOwnPropertyNames(globalThis);
const layer = [];
const form = new EventTarget();
connectAnalytics(form, { send: dataLayerSender(layer), consent: true });
form.dispatchEvent(Object.assign(new Event('donation-complete'), {
  amount: 2650, currency: 'GBP', interval: null, intervalCount: null, reference: 'r1', variant: null,
}));
console.log(JSON.stringify({
  purchase: layer.at(-1),
  left: Object.getOwnPropertyNames(globalThis).filter((name) => !names.includes(name)),
}));
`;

test('analytics load in plain Node, without the elements and without side effects', async ({ packed }) => {
  const { stdout, stderr } = await run(
    process.execPath,
    ['--input-type=module', '--eval', program],
    packed.consumer,
  );
  expect(stderr).toBe('');
  expect(JSON.parse(stdout)).toMatchObject({
    purchase: { event: 'purchase', ecommerce: { transaction_id: 'r1', value: 26.5, currency: 'GBP' } },
    left: [],
  });
});
