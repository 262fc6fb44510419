// Also runs in Firefox.
import { prerender } from '../../src/prerender/prerender.js';
import type { Page } from '@playwright/test';
import { en, expect, test } from '../support/journeys/journey.js';
import { placesOn } from '../support/journeys/layout-shift.js';

const attributes = {
  'base-url': '/api/v1',
  'publishable-key': 'pk_test_sandbox',
  fields: 'name',
  presets: '[{"amount":10},{"amount":25},{"amount":5,"interval":"month"},{"amount":20,"interval":"month"}]',
};

const script = '/src/index.ts';

type Changes = Readonly<Record<string, string>>;

/** A page whose element has the attributes `changes`, with a form that was made from `madeOf`. */
const pageWith = (changes: Changes, madeOf: Changes) => {
  const names = Object.entries({ ...attributes, ...changes }).map(([name, value]) => `${name}='${value}'`);
  return `<!doctype html><html lang="en-GB"><head><meta charset="utf-8"><title>Give</title>
    <meta name="viewport" content="width=device-width"><script type="module" src="${script}"></script></head>
    <body><donation-widget ${names.join(' ')}>${prerender({ ...attributes, ...madeOf }, { locale: 'en-GB' })}
    <a href="https://charity.example">Give elsewhere</a></donation-widget></body></html>`;
};

const opened = test.extend<{
  loadScript: () => void;
  open: (
    changes?: Changes,
    madeOf?: Changes,
    headers?: Record<string, string>,
    query?: string,
  ) => Promise<void>;
}>({
  loadScript: async ({ page }, use) => {
    let come = (): void => undefined;
    const coming = new Promise<void>((resolve) => {
      come = resolve;
    });
    await page.route(`**${script}`, async (route) => {
      await coming;
      await route.continue();
    });
    await use(come);
  },
  open: async ({ page, loadScript }, use) => {
    expect(loadScript).toBeDefined();
    await use(async (changes = {}, madeOf = {}, headers = {}, query = '') => {
      await page.route(/prerendered\.html/, (route) =>
        route.fulfill({ contentType: 'text/html', headers, body: pageWith(changes, madeOf) }),
      );
      await page.goto(`prerendered.html${query}`, { waitUntil: 'commit' });
    });
  },
});

opened(
  'A donor fills in a form whose script loads late, and a press counts only after that',
  async ({ page, donor, open, loadScript, posts, received }) => {
    const both = { presets: '[{"amount":10},{"amount":25}]' };
    await open(both, both);
    await donor.choose('Monthly');
    await donor.type(en.customAmount, '7.50');
    await expect(donor.submitButton).toHaveText('Donate');
    await donor.type(en.email, 'ada@example.org');
    await donor.type(en.first_name, 'Ada');
    await donor.submit();
    await expect(page.getByText(en.sending)).toHaveCount(0);
    loadScript();
    await expect(page.locator('.notice[aria-live]').getByText(en.pressAgain)).toBeVisible();
    await expect(donor.submitButton).toHaveText('Donate £7.50 monthly');
    await expect(donor.submitButton).toBeFocused();
    expect(posts).toHaveLength(0);

    await page.keyboard.press('Enter');
    await expect(page.getByText(en.pressAgain)).toHaveCount(0);
    expect(await donor.asked()).toMatchObject({ 'Then every month': '£7.50' });
    const bodies = await received();
    expect(bodies).toHaveLength(1);
    expect(bodies[0]).toMatchObject({
      payment_type: 'subscription',
      subscription: { interval: 'month', interval_count: 1 },
      line_items: [{ amount: 750 }],
      payer: { email: 'ada@example.org', first_name: 'Ada' },
    });
  },
);

opened(
  'A donor presses at £10, goes on to £100 with the arrow keys, and sends neither before the script',
  async ({ page, donor, open, loadScript, posts }) => {
    const both = { presets: '', amounts: '10 25 50 100' };
    await open(both, both);
    await donor.type(en.email, 'ada@example.org');
    await donor.submit();
    await page.getByRole('radio', { name: '£10', exact: true }).focus();
    await page.keyboard.press('ArrowUp');
    loadScript();
    await expect(donor.submitButton).toHaveText('Donate £100.00');
    await expect(page.getByRole('radio', { name: '£100', exact: true })).toBeChecked();
    await expect(page.getByRole('radio', { name: '£100', exact: true })).toBeFocused();
    await expect(page.getByText(en.pressAgain)).toHaveCount(0);
    expect(posts).toHaveLength(0);
  },
);

for (const key of ['Enter', 'Space']) {
  opened(
    `A donor who holds down ${key} on the button since before the script sends nothing`,
    async ({ page, donor, open, loadScript, posts }) => {
      await open();
      await donor.type(en.email, 'ada@example.org');
      await donor.submitButton.focus();
      await page.keyboard.down(key);
      await page.keyboard.down(key);
      loadScript();
      await expect(page.getByText(en.pressAgain)).toBeVisible();
      await page.keyboard.down(key);
      await page.keyboard.down(key);
      await page.keyboard.up(key);
      await expect(page.getByText(en.pressAgain)).toBeVisible();
      expect(posts).toHaveLength(0);
      await page.keyboard.press(key);
      await expect.poll(() => posts.length).toBe(1);
    },
  );
}

opened(
  'A donor’s quantity of one thing doesn’t buy another thing that the page now offers',
  async ({ page, donor, open, loadScript, posts }) => {
    await open(
      { items: '[{"label":"Coffin","amount":900}]' },
      { items: '[{"label":"Blanket","amount":15}]' },
    );
    await donor.type('Blanket', '3');
    await donor.type(en.email, 'ada@example.org');
    await donor.submit();
    loadScript();
    await expect(page.getByText(en.pressAgain)).toBeVisible();
    await expect(donor.field('Coffin')).toHaveValue('');
    await expect(donor.field(en.email)).toHaveValue('ada@example.org');
    await donor.submit();
    await expect(page.getByRole('link', { name: en.empty })).toBeVisible();
    expect(posts).toHaveLength(0);
  },
);

/** Lets a time pass for the styles of the form. */
const wait = (page: Page, seconds: number) =>
  page.locator('donation-widget').evaluate(({ shadowRoot }, time) => {
    for (const animation of shadowRoot?.getAnimations() ?? []) animation.currentTime = time;
  }, seconds * 1000);

for (const reducedMotion of ['no-preference', 'reduce'] as const) {
  opened(
    `A donor sees the other way to give if the script takes too long, with the motion setting ${reducedMotion}`,
    async ({ page, open }) => {
      await page.emulateMedia({ reducedMotion });
      await open();
      const link = page.getByRole('link', { name: 'Give elsewhere' });
      await expect(page.getByRole('button', { name: en.donate, exact: true })).toBeVisible();
      await wait(page, 14);
      await expect(link).toBeHidden();
      await wait(page, 16);
      await expect(link).toBeVisible();
      await expect(page.getByText(en.notLoaded)).toBeVisible();
    },
  );

  opened(
    `A donor who presses before the script reads why nothing happens, with the motion setting ${reducedMotion}`,
    async ({ page, donor, open, loadScript }) => {
      await page.emulateMedia({ reducedMotion });
      await open();
      const link = page.getByRole('link', { name: 'Give elsewhere' });
      const note = page.getByText(en.notLoaded);
      await expect(donor.submitButton).toBeVisible();
      await expect(note).toBeHidden();
      await expect(link).toBeHidden();
      await donor.submit();
      await expect(note).toBeVisible();
      await expect(donor.submitButton).toHaveAccessibleDescription(en.notLoaded);

      await test.step('the link is below the button, and stays where it is while the donor goes there', async () => {
        await donor.field(en.email).focus();
        await expect(link).toBeVisible();
        const button = await donor.submitButton.boundingBox();
        const place = await link.boundingBox();
        const card = await page.locator('.donation-prerendered').boundingBox();
        const bottom = (box: typeof card) => (box?.y ?? NaN) + (box?.height ?? NaN);
        expect(place?.y).toBeGreaterThan(bottom(button));
        expect(bottom(place)).toBeLessThan(bottom(card));
      });

      loadScript();
      await expect(donor.submitButton).toHaveText('Donate £10.00');
      await expect(note).toHaveCount(0);
      await expect(link).toBeHidden();
    },
  );
}

const pending = '[{"reference":"one","settled":null}]';

for (const [what, query, stored] of [
  ['the address says so', '?donation-reference=one', null],
  ['this tab has a donation that is not settled', '', pending],
] as const) {
  opened(
    `A donor who comes back sees no form to fill in until the script knows: ${what}`,
    async ({ page, donor, open, loadScript }) => {
      if (stored)
        await page.addInitScript((value) => sessionStorage.setItem('donation-widget:pending', value), stored);
      await open({}, {}, {}, query);
      await expect(page.getByText(en.checking)).toBeVisible();
      await expect(donor.submitButton).toBeHidden();
      await expect(page.getByRole('radio')).toHaveCount(0);
      await wait(page, 16);
      await expect(page.getByText(en.notLoaded)).toBeVisible();
      loadScript();
      await expect(page.locator('.donation-prerendered')).toHaveCount(0);
      await expect(page.getByText(en.checking)).toHaveCount(0);
    },
  );
}

opened('A donor sees the form at once if no donation of this tab is open', async ({ page, donor, open }) => {
  const settled = pending.replace('null', '"succeeded"');
  await page.addInitScript((value) => sessionStorage.setItem('donation-widget:pending', value), settled);
  await open({}, {}, {}, '?utm_source=donation-reference');
  await expect(donor.submitButton).toBeVisible();
  await expect(page.getByText(en.checking)).toBeHidden();
});

opened('A donor keeps typing while the script takes over', async ({ page, donor, open, loadScript }) => {
  await open();
  await donor.choose('Monthly');
  await donor.field(en.first_name).click();
  await page.keyboard.type('Da');
  await page.keyboard.press('ArrowLeft');
  await page.keyboard.press('ArrowLeft');
  loadScript();
  await expect(donor.submitButton).toHaveText('Donate £5.00 monthly');
  await page.keyboard.type('A');
  await expect(donor.field(en.first_name)).toHaveValue('ADa');
  await expect(donor.field(en.first_name)).toBeFocused();
});

opened(
  'A donor who pressed the button with an empty field sees the error only after the next press',
  async ({ donor, page, open, loadScript }) => {
    await open();
    await donor.submit();
    loadScript();
    await expect(page.getByText(en.pressAgain)).toBeVisible();
    await expect(page.getByRole('link', { name: en['email.required'] })).toHaveCount(0);
    await donor.submit();
    await expect(page.getByRole('link', { name: en['email.required'] })).toBeVisible();
    await expect(page.getByText(en.pressAgain)).toHaveCount(0);
  },
);

opened(
  'A donor sees no form until the script loads if the policy lacks the hash of its style',
  async ({ page, donor, open, loadScript }) => {
    await open({}, {}, { 'content-security-policy': "style-src 'self'" });
    await expect(page.locator('donation-widget .donation-prerendered')).toBeAttached();
    await expect(page.locator('donation-widget .donation-prerendered form')).toBeHidden();
    await expect(page.getByRole('link', { name: 'Give elsewhere' })).toBeVisible();
    loadScript();
    await expect(donor.submitButton).toHaveText('Donate £10.00');
    await expect(page.locator('donation-widget form')).toHaveCount(1);
    await expect(page.locator('donation-widget form')).toHaveCSS('display', 'grid');
  },
);

opened(
  'A donor sees one form on a page that is written after the script has loaded',
  async ({ page, donor, open, loadScript }) => {
    await open();
    loadScript();
    await expect(donor.submitButton).toHaveText('Donate £10.00');
    const html = pageWith({}, {}).replace(/<script[^]*?<\/script>/, '');
    await page.evaluate((written) => {
      document.open();
      document.write(written);
      document.close();
    }, html);
    await expect(donor.submitButton).toHaveText('Donate £10.00');
    await expect(page.locator('donation-widget form')).toHaveCount(1);
    await expect(page.locator('donation-widget form')).toHaveCSS('display', 'grid');
    await expect(page.getByText('Give elsewhere')).toBeHidden();
  },
);

const everything = {
  'test-mode': '',
  currencies: 'GBP EUR',
  items: '[{"label":"Blanket","amount":15}]',
  projects: 'Wells;Schools',
  fields: 'name* phone address',
  'gift-aid': '',
  presets: '[{"amount":10,"impact":"Ten reeds for the bank of the river"},{"amount":25}]',
  'default-amount': '10',
  ask: 'comment',
};

for (const [width, changes] of [
  [360, {}],
  [1280, everything],
] as const) {
  opened(
    `A donor sees nothing move when the script takes over, ${width} px wide`,
    async ({ page, donor, open, loadScript }) => {
      await page.setViewportSize({ width, height: 800 });
      await open(changes, changes);
      const before = await placesOn(page);
      loadScript();
      await expect(page.locator('donation-widget .donation-prerendered')).toHaveCount(0);
      await expect(donor.submitButton).toBeVisible();
      expect(await placesOn(page)).toEqual(before);
    },
  );
}
