// Also runs in Firefox.
import type { FrameLocator, Locator, Page } from '@playwright/test';
import { once } from 'node:events';
import { createServer, type IncomingMessage, type ServerResponse } from 'node:http';
import { json } from 'node:stream/consumers';
import { donorOn, en, expect, test as journey } from '../support/journeys/journey.js';
import { listen } from '../support/listen.js';

type Body = { payment_type: string; line_items: { amount: number }[] };

/** A request that waits for its answer. */
type Held = {
  /** Answers it. */
  answer(): void;
  /** Resolves when the request has ended. True if it was answered. */
  ended: Promise<boolean>;
};

const cors = {
  'access-control-allow-origin': '*',
  'access-control-allow-headers': '*',
};

/** A service and its payment page that answer when the test says so. Each page shows the type and the amount. */
const startSlowService = async () => {
  const bodies: Body[] = [];
  const posts: Held[] = [];
  const pages: Held[] = [];
  let origin = '';

  const hold = (list: Held[], response: ServerResponse, answer: () => void) => {
    const ended = once(response, 'close').then(() => response.writableFinished);
    list.push({ answer, ended });
  };

  const create = async (request: IncomingMessage, response: ServerResponse) => {
    const place = bodies.push((await json(request)) as Body) - 1;
    hold(posts, response, () => {
      const type = bodies[place]?.payment_type;
      const checkout_url = `${origin}/pay/${place}`;
      response.writeHead(200, { ...cors, 'content-type': 'application/json' });
      response.end(JSON.stringify({ checkout_url, slug: `slug_${place}`, type, expires_at: null }));
    });
  };

  const server = createServer((request, response) => {
    const [, place] = /^\/pay\/(\d+)$/.exec(request.url ?? '') ?? [];
    if (request.method === 'OPTIONS') response.writeHead(204, cors).end();
    else if (request.method === 'POST') void create(request, response);
    else if (place !== undefined) {
      hold(pages, response, () => {
        const body = bodies[Number(place)];
        response.writeHead(200, { 'content-type': 'text/html' });
        response.end(`<h1>${body?.payment_type} ${body?.line_items[0]?.amount}</h1>`);
      });
    } else response.writeHead(404, cors).end();
  });
  const listening = await listen(server);
  origin = listening.origin;
  return {
    baseUrl: `${origin}/api/v1`,
    posts,
    pages,
    close: listening.close,
  };
};

// The whole form must be visible, so that nothing moves when the button is pressed. A trace would wait for frames that
// don't answer during a navigation.
journey.use({ viewport: { width: 800, height: 1400 }, trace: 'off' });
// Playwright starts a new worker for this setting. Both tests share it.
journey.describe.configure({ mode: 'default' });

type Slow = Awaited<ReturnType<typeof startSlowService>>;

const test = journey.extend<{ slow: Slow }>({
  slow: async ({}, use) => {
    const service = await startSlowService();
    await use(service);
    await service.close();
  },
});

/** Waits for the request with this index. */
const arrived = async (list: readonly Held[], place: number): Promise<Held> => {
  await expect.poll(() => list.length).toBeGreaterThan(place);
  const found = list[place];
  if (!found) throw new Error('There is no such request.');
  return found;
};

/** Gives 10 pounds once, and presses the button. */
const giveTen = async (page: Page, baseUrl: string) => {
  const donor = donorOn(page);
  await page.goto('give.html');
  await page.locator('donation-widget').evaluate((element, address) => {
    element.setAttribute('base-url', address);
  }, baseUrl);
  await donor.choose('£10');
  await donor.type(en.email, 'ada@example.org');
  await expect(donor.submitButton).toHaveAccessibleName('Donate £10.00');
  const amount = await pointAt(page, label(page, '£50'));
  const interval = await pointAt(page, label(page, en.month));
  await donor.submitButton.click({ noWaitAfter: true });
  return async () => {
    await amount();
    await interval();
  };
};

/** Prepares a click on an option for later, because Playwright can't find elements while a page loads. */
const pointAt = async (page: Page, option: Locator) => {
  const box = await option.boundingBox();
  if (!box) throw new Error('The option isn’t visible.');
  return () => page.mouse.click(box.x + box.width / 2, box.y + box.height / 2);
};

const label = (part: Page | FrameLocator, option: string) =>
  part.locator('label').filter({ hasText: new RegExp(`^\\s*${option}\\s*$`) });

const readsFiftyMonthly = async (page: Page) => {
  const donor = donorOn(page);
  await expect(donor.submitButton).toHaveAccessibleName('Donate £50.00 monthly');
  await expect(page.locator('.notice[aria-live]')).toHaveText(en.changed);
};

/** The payment pages that the donor has seen. */
const visits = (page: Page) => {
  const addresses: string[] = [];
  page.on('framenavigated', (frame) => {
    const { pathname } = new URL(frame.url());
    if (pathname.startsWith('/pay/')) addresses.push(pathname);
  });
  return addresses;
};

test('A donor who changes the donation while it’s sent, or while the payment page loads, pays the new amount', async ({
  page,
  slow: { baseUrl, posts, pages },
}) => {
  const seen = visits(page);
  const donor = donorOn(page);
  const chooseFiftyMonthly = await giveTen(page, baseUrl);
  const sending = await arrived(posts, 0);
  await expect(page.locator('.notice[aria-live]')).toHaveText(en.sending);
  await chooseFiftyMonthly();
  // The browser has aborted the request.
  expect(await sending.ended).toBe(false);
  await readsFiftyMonthly(page);

  const chooseTwenty = await pointAt(page, label(page, '£25'));
  await donor.submitButton.click({ noWaitAfter: true });
  (await arrived(posts, 1)).answer();
  const loading = await arrived(pages, 0);
  await chooseTwenty();
  expect(await loading.ended).toBe(false);
  await expect(donor.submitButton).toHaveAccessibleName('Donate £25.00 monthly');
  await expect(page.locator('.notice[aria-live]')).toHaveText(en.changed);

  await donor.submit();
  (await arrived(posts, 2)).answer();
  (await arrived(pages, 1)).answer();
  await expect(page.getByRole('heading', { name: 'subscription 2500' })).toBeVisible();
  expect([posts.length, pages.length]).toEqual([3, 2]);
  expect(seen).toEqual(['/pay/2']);
});

test('A donor who does that in a frame of the same site pays the new amount', async ({
  page,
  slow,
  baseURL,
}) => {
  const seen = visits(page);
  await page.goto('blank.html');
  await page.evaluate((src) => {
    const frame = document.createElement('iframe');
    frame.src = src;
    frame.style.cssText = 'inline-size: 100%; block-size: 90vh';
    document.body.append(frame);
  }, `${baseURL}give.html`);
  const frame = page.locator('iframe').contentFrame();
  const donor = donorOn(page, frame.locator('body'));
  await frame.locator('donation-widget').evaluate((element, address) => {
    element.setAttribute('base-url', address);
  }, slow.baseUrl);
  await donor.type(en.email, 'ada@example.org');
  const chooseFifty = await pointAt(page, label(frame, '£50'));
  await donor.submitButton.click({ noWaitAfter: true });
  (await arrived(slow.posts, 0)).answer();
  const first = await arrived(slow.pages, 0);
  await chooseFifty();
  expect(await first.ended).toBe(false);
  await page.keyboard.press('Enter');
  (await arrived(slow.posts, 1)).answer();
  (await arrived(slow.pages, 1)).answer();
  await expect(page.getByRole('heading', { name: 'one_time 5000' })).toBeVisible();
  expect(seen).toEqual(['/pay/1']);
});
