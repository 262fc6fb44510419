import { join } from 'node:path';
import type { BrowserContext, Page } from '@playwright/test';
import session from '../fixtures/payment-session.json' with { type: 'json' };
import subscription from '../fixtures/subscription.json' with { type: 'json' };
import { everyQuestionWritten } from '../support/questions/every-question.js';
import { expect, test } from './packed.js';

// Each element is alone on a page that has loaded nothing else, so a text that is missing there is missing for donors.

// The charity's logo in the fixtures is on another host.
const host = 'https://scripts.example';
const reference = '0123456789abcdef0123456789abcdef';

type Answer = { status?: number; body?: object };

const once = (changes: object): Answer => ({ body: { ...session, slug: 'x', tip: 0, ...changes } });
const monthly = (changes: object): Answer => ({ body: { ...subscription, slug: 'x', ...changes } });

/** What the service answers, by what the donor reads. */
const answers: readonly [outcome: string, type: 'one_time' | 'subscription', answer: Answer][] = [
  ['succeeded', 'one_time', once({ status: 'succeeded' })],
  ['succeeded', 'subscription', monthly({ status: 'active' })],
  ['pending', 'one_time', once({ status: 'pending_payment' })],
  ['failed', 'one_time', once({ status: 'failed' })],
  ['attention', 'subscription', monthly({ status: 'past_due' })],
  [
    'attention',
    'subscription',
    monthly({ status: 'past_due', created_at: '2030-01-01T00:00:00Z', updated_at: '2030-01-01T00:00:01Z' }),
  ],
  ['ended', 'subscription', monthly({ status: 'canceled' })],
  ['unconfirmed', 'one_time', once({ status: 'processing' })],
  ['mismatch', 'one_time', once({ slug: 'other' })],
  ['not-found', 'one_time', { status: 400, body: {} }],
  ['unavailable', 'one_time', { status: 401, body: {} }],
];

const tags = {
  module: `<script type="module" src="${host}/donation-widget.js"></script>`,
  classic: `<script src="${host}/donation-widget.iife.js"></script>`,
};

const elements = ['donation-widget', 'donation-status'] as const;

/** The texts of everything that can be pressed, in all shadow roots. */
const pressables = (page: Page) =>
  page.evaluate(() => {
    const all = [...document.querySelectorAll('donation-widget, donation-status')];
    return all.flatMap(({ shadowRoot }) =>
      [...(shadowRoot?.querySelectorAll('a, button, summary') ?? [])].map((one) => one.textContent.trim()),
    );
  });

/** A page with this element alone, a built script and a service that gives one answer, and the texts that it lacks. */
const openAlone = async (context: BrowserContext, dist: string, body: string, answer: Answer = {}) => {
  const page = await context.newPage();
  const missing: string[] = [];
  page.on('console', (message) => {
    if (message.text().includes('There is no text')) missing.push(message.text());
  });
  await page.route('**/*', async (route) => {
    const { origin, pathname } = new URL(route.request().url());
    const open = { 'access-control-allow-origin': '*', 'access-control-allow-headers': '*' };
    if (origin === host) {
      const path = join(dist, 'cdn', pathname);
      await route.fulfill({ path, contentType: 'text/javascript', headers: open });
    } else if (origin === 'https://service.example') {
      await route.fulfill({ status: answer.status ?? 200, json: answer.body, headers: open });
    } else {
      await route.fulfill({
        contentType: 'text/html; charset=utf-8',
        body: `<!doctype html><html lang="en-GB"><title>Give</title><link rel="icon" href="data:,">${body}`,
      });
    }
  });
  return { page, missing };
};

const access = 'base-url="https://service.example/api/v1" publishable-key="pk_test_x"';

test('A form has words for each question, alone, also for its errors', async ({ context, packed }) => {
  for (const [name, value] of Object.entries({ ...everyQuestionWritten, 'tax-receipt': 'es pt' })) {
    const written = `${name}="${value.replaceAll('"', '&quot;')}"`;
    const body = `${tags.module}<donation-widget ${access} ${written}></donation-widget>`;
    const { page, missing } = await openAlone(context, join(packed.files, 'dist'), body);
    await page.goto('https://charity.example/');
    const form = page.locator('donation-widget');
    const send = form.locator('[type=submit]');
    await send.click();
    // A tick opens more fields.
    for (const tick of await form.getByRole('checkbox').all()) await tick.check();
    for (const field of await form.getByRole('textbox').all()) {
      // A date field takes no text, but a part of a date is an error too.
      if ((await field.getAttribute('type')) === 'date') await field.press('1');
      else await field.fill('x'.repeat(501));
    }
    await send.click();
    await expect(form.getByRole('alert').or(form.locator('[aria-invalid=true]')).first(), name).toBeVisible();
    expect(await pressables(page), name).not.toContain('');
    expect(missing, name).toEqual([]);
    await page.close();
  }
});

for (const [kind, tag] of Object.entries(tags)) {
  for (const element of elements) {
    test(`${kind}: <${element}> has words on everything that donors can press, in each outcome`, async ({
      context,
      packed,
    }) => {
      for (const [outcome, type, answer] of [
        ...answers,
        ['lost', 'one_time', {}] as (typeof answers)[number],
      ]) {
        const body = `${tag}<${element} ${access} manage-url="https://charity.example/manage"
          share-url="https://charity.example/share"></${element}>`;
        const { page, missing } = await openAlone(context, join(packed.files, 'dist'), body, answer);
        await page.addInitScript(
          ([key, value]) => sessionStorage.setItem(String(key), String(value)),
          [
            'donation-widget:pending',
            JSON.stringify([
              {
                reference: outcome === 'lost' ? reference.replace('0', '1') : reference,
                slug: 'x',
                type,
                created: Date.now(),
                checkoutUrl: 'https://pay.example/c/1',
                expiresAt: null,
                page: '/give',
                form: '0',
                service: '',
                settled: null,
              },
            ]),
          ],
        );
        await page.goto(`https://charity.example/?donation-reference=${reference}`);
        await expect(page.locator(`[data-outcome="${outcome}"]`), outcome).toBeVisible();
        const texts = await pressables(page);
        expect(texts, outcome).not.toContain('');
        expect(missing, outcome).toEqual([]);
        await page.close();
      }
    });
  }
}
