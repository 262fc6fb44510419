import { prerender } from '../../src/prerender/prerender.js';
import { en, expect, test } from './journey.js';

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
  open: (changes?: Changes, madeOf?: Changes, headers?: Record<string, string>) => Promise<void>;
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
    await use(async (changes = {}, madeOf = {}, headers = {}) => {
      await page.route('**/prerendered.html', (route) =>
        route.fulfill({ contentType: 'text/html', headers, body: pageWith(changes, madeOf) }),
      );
      await page.goto('prerendered.html', { waitUntil: 'commit' });
    });
  },
});

opened(
  'A donor fills in and sends a form whose script loads late',
  async ({ page, donor, open, loadScript, received }) => {
    const both = { presets: '[{"amount":10},{"amount":25}]' };
    await open(both, both);
    await donor.choose('Monthly');
    await donor.type(en.customAmount, '7.50');
    await expect(donor.submitButton).toHaveText('Donate');
    await donor.type(en.email, 'ada@example.org');
    await donor.type(en.first_name, 'Ada');
    await donor.submit();
    await expect(page.getByText(en.sending)).toBeVisible();
    loadScript();
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

opened('A donor’s press doesn’t count for another form', async ({ donor, page, open, loadScript, posts }) => {
  await open({ presets: '[{"amount":15},{"amount":25}]' });
  await donor.type(en.email, 'ada@example.org');
  await donor.submit();
  loadScript();
  await expect(donor.submitButton).toHaveText('Donate £15.00');
  await expect(page.getByText(en.sending)).toHaveCount(0);
  expect(posts).toHaveLength(0);
});

opened(
  'A donor’s press doesn’t count with both another amount and a preset amount',
  async ({ donor, open, loadScript, posts }) => {
    await open();
    await donor.type(en.customAmount, '7.50');
    await donor.choose('£25');
    await donor.type(en.email, 'ada@example.org');
    await donor.submit();
    loadScript();
    await expect(donor.submitButton).toHaveText('Donate £7.50');
    expect(posts).toHaveLength(0);
  },
);

opened(
  'A donor who presses the button with an empty field sees the error',
  async ({ donor, page, open, loadScript }) => {
    await open();
    await donor.submit();
    loadScript();
    await expect(page.getByRole('link', { name: en['email.required'] })).toBeVisible();
  },
);

opened(
  'A donor sees no form until the script loads if the policy lacks the hash of its style',
  async ({ page, donor, open, loadScript }) => {
    await open({}, {}, { 'content-security-policy': "style-src 'self'" });
    await expect(page.locator('donation-widget .prerendered')).toBeAttached();
    await expect(page.locator('donation-widget .prerendered')).toBeHidden();
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
      const places = () =>
        page
          .locator('donation-widget')
          .evaluate(({ shadowRoot }) =>
            [
              ...(shadowRoot?.querySelectorAll('legend, label, input, select, .hint, dd, button, p.banner') ??
                []),
            ].map((element) => [element.tagName, element.getBoundingClientRect().toJSON() as unknown]),
          );
      const before = await places();
      loadScript();
      await expect(page.locator('donation-widget .prerendered')).toHaveCount(0);
      await expect(donor.submitButton).toBeVisible();
      expect(await places()).toEqual(before);
    },
  );
}
