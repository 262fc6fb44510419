import type { Page, Route } from '@playwright/test';
import { donorOn, en, expect, test } from './journey.js';

const checkout = '**/api/v1/payment-session/checkout';

/** Stands in every staged body: none of it may reach the donor. */
const inTheBody = 'xyzzy';

const answer = (status: number, headers: Record<string, string> = {}) => ({
  status,
  headers,
  json: { error: { message: inTheBody } },
});

type Fault = { fault: string; stage: (route: Route) => Promise<void>; words: string };

const faults: Fault[] = [
  { fault: 'refuses the request (400)', stage: (route) => route.fulfill(answer(400)), words: en.rejected },
  { fault: 'does not know the key (401)', stage: (route) => route.fulfill(answer(401)), words: en.closed },
  { fault: 'does not allow it (403)', stage: (route) => route.fulfill(answer(403)), words: en.closed },
  { fault: 'is not there (404)', stage: (route) => route.fulfill(answer(404)), words: en.closed },
  { fault: 'fails (500)', stage: (route) => route.fulfill(answer(500)), words: en.failing },
  { fault: 'can’t be reached', stage: (route) => route.abort('internetdisconnected'), words: en.unreachable },
  {
    fault: 'answers with a web page',
    stage: (route) => route.fulfill({ contentType: 'text/html', body: `<h1>${inTheBody}</h1>` }),
    words: en.failing,
  },
];

const typed = { [en.customAmount]: '37.50', [en.first_name]: 'Ada', [en.email]: 'ada@example.org' };

const fillIn = async (page: Page) => {
  const donor = donorOn(page);
  await page.goto('give.html');
  await donor.choose(en.month);
  for (const [name, text] of Object.entries(typed)) await donor.type(name, text);
};

const everythingIsStillThere = async (page: Page) => {
  const donor = donorOn(page);
  await expect(page.getByRole('radio', { name: en.month })).toBeChecked();
  for (const [name, text] of Object.entries(typed)) await expect(donor.field(name)).toHaveValue(text);
  await expect(donor.donate).toHaveAccessibleName('Donate £37.50 monthly');
  await expect(page.getByText(inTheBody)).toHaveCount(0);
};

const triesAgain = async (page: Page) => {
  await page.unroute(checkout);
  await donorOn(page).donate.click();
  await expect(page.getByRole('button', { name: 'Pay £37.50' })).toBeVisible();
};

for (const { fault, stage, words } of faults) {
  test(`a donor gives although the service at first ${fault}`, async ({ page, donor, posts }) => {
    const console: string[] = [];
    page.on('console', (message) => console.push(message.text()));
    await page.route(checkout, stage);
    await fillIn(page);
    await donor.donate.click();
    await expect(page.getByRole('status')).toHaveText(words);
    await everythingIsStillThere(page);
    expect(posts).toHaveLength(1);
    expect(console.join('\n')).not.toContain('pk_test_sandbox');

    await triesAgain(page);
    expect(posts).toHaveLength(2);
  });
}

test('a donor mends the field that the service does not accept', async ({ page, donor, posts, received }) => {
  await page.route(checkout, (route) =>
    route.fulfill({
      status: 400,
      json: { error: { message: inTheBody, issues: [{ path: ['payer', 'email'], message: inTheBody }] } },
    }),
  );
  await fillIn(page);
  await donor.donate.click();
  await expect(page.getByRole('status')).toHaveText(en.rejected);
  await expect(donor.field(en.email)).toHaveAccessibleDescription(new RegExp(en.refused));
  await expect(page.getByRole('link', { name: en.refused })).toBeVisible();
  await everythingIsStillThere(page);
  expect(posts).toHaveLength(1);

  await donor.type(en.email, 'ada.lovelace@example.org');
  await expect(page.getByText(en.refused)).toHaveCount(0);
  await triesAgain(page);
  expect(posts).toHaveLength(2);
  expect(await received()).toMatchObject([{ payer: { email: 'ada.lovelace@example.org' } }]);
});

test('a donor waits as long as a busy service asks for (429)', async ({ page, donor, posts }) => {
  await page.clock.install();
  await page.route(checkout, (route) => route.fulfill(answer(429, { 'retry-after': '60' })));
  await fillIn(page);
  await donor.donate.click();
  await expect(page.getByRole('status')).toHaveText(en.busy.other.replace('{count}', '60'));
  await everythingIsStillThere(page);
  await donor.donate.click();
  expect(posts).toHaveLength(1);

  await page.clock.fastForward('01:00');
  await triesAgain(page);
  expect(posts).toHaveLength(2);
});

test('a donor is not left waiting by a service that never answers', async ({ page, donor, posts }) => {
  await page.clock.install();
  await page.route(checkout, () => undefined);
  await fillIn(page);
  // From here on the clock of the page goes as far as it is told, and not by itself.
  await page.clock.pauseAt(Date.now() + 60_000);
  await donor.donate.click();
  await expect(page.getByRole('status')).toHaveText(en.sending);
  // As an impatient donor does, whatever the button says.
  await donor.donate.click({ force: true });
  await page.clock.fastForward(24_000);
  await expect(page.getByRole('status')).toHaveText(en.sending);
  await page.clock.fastForward(1000);
  await expect(page.getByRole('status')).toHaveText(en.slow);
  await everythingIsStillThere(page);
  expect(posts).toHaveLength(1);

  await triesAgain(page);
  expect(posts).toHaveLength(2);
});
