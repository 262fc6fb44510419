import AxeBuilder from '@axe-core/playwright';
import { oneTime } from './requests.js';
import { expect, test } from './served-sandbox.js';

const stage = (address: string, fault: object) =>
  fetch(`${address}/sandbox/control/faults`, {
    method: 'PUT',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ faults: [fault] }),
  });

const staged = async (address: string): Promise<unknown> =>
  (await fetch(`${address}/sandbox/control/faults`)).json();

const create = (address: string, signal?: AbortSignal) =>
  fetch(`${address}/api/v1/payment-session/checkout`, {
    method: 'POST',
    headers: { authorization: 'Bearer pk_test_sandbox', 'content-type': 'application/json' },
    body: JSON.stringify(oneTime),
    ...(signal && { signal }),
  });

test.describe('Over HTTP', () => {
  test('a staged cut breaks the connection within the body', async ({ address }) => {
    await stage(address, { fault: 'cut' });
    const response = await create(address);
    expect(response.status).toBe(200);
    const chunks: string[] = [];
    const read = async () => {
      for await (const chunk of response.body ?? []) chunks.push(new TextDecoder().decode(chunk));
    };
    await expect(read()).rejects.toThrow();
    expect(chunks.join('')).toMatch(/^\{"checkout_url":"http/);
    expect((await create(address)).status).toBe(200);
  });

  test('a staged hang is ended by a client that gives up', async ({ address }) => {
    await stage(address, { fault: 'hang' });
    const donor = new AbortController();
    const answer = create(address, donor.signal);
    // Once the hanging request has taken it, the next one is answered.
    await expect.poll(() => staged(address)).toEqual({ faults: [] });
    expect((await create(address)).status).toBe(200);
    donor.abort();
    await expect(answer).rejects.toThrow();
  });
});

test.describe('The page of staged faults', () => {
  test('passes the a11y audit, in both colour schemes', async ({ page, address }) => {
    for (const colorScheme of ['light', 'dark'] as const) {
      await page.emulateMedia({ colorScheme });
      await page.goto(`${address}/sandbox/control/faults`);
      const axe = new AxeBuilder({ page }).setLegacyMode().options({ resultTypes: ['violations'] });
      expect((await axe.analyze()).violations).toEqual([]);
    }
  });

  test('stages a fault by a button, shows it, and clears it', async ({ page, address }) => {
    await page.goto(`${address}/sandbox/control/faults`);
    await page.getByRole('radio', { name: 'Create checkout' }).check();
    await page.getByRole('radio', { name: 'The next 3' }).check();
    await page.getByRole('button', { name: '500 error', exact: true }).click();
    await expect(page.getByRole('listitem')).toHaveText(['500 error, the next 3 answers (Create checkout)']);
    expect((await create(address)).status).toBe(500);

    await page.getByRole('button', { name: 'Clear all' }).click();
    await expect(page.getByText('Nothing is staged')).toBeVisible();
    expect((await create(address)).status).toBe(200);
  });

  test('fits a small phone', async ({ page, address }) => {
    await page.setViewportSize({ width: 320, height: 640 });
    await page.goto(`${address}/sandbox/control/faults`);
    expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(320);
  });
});
