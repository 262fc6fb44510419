// Also runs in Firefox.
import { en, expect, scripts, tagOf, test } from '../support/journeys/hostile-host.js';

const name = { name: 'Rivers & Reeds Trust' };

// The policy also requires Trusted Types. A policy without them allows more.
const trustedTypes = (names: string) => `require-trusted-types-for 'script'; trusted-types ${names}`;

for (const kind of ['module', 'classic'] as const) {
  test(`A donor gives, returns and reads the status on a page with the strictest policy for the ${kind} script`, async ({
    page,
    host,
    https,
    donor,
    posts,
    violations,
    complaints,
    openPage,
  }) => {
    // The script loads its other files from its folder.
    const folder = host.origin + scripts[kind].replace(/[^/]+$/, '');
    const sources = `script-src ${folder}; connect-src ${https}; img-src https:`;
    const policy = `default-src 'none'; ${sources}; ${trustedTypes('lit-html')}`;
    const head = tagOf(kind);
    const logoIsShown = () =>
      expect
        .poll(() =>
          page.getByRole('img', name).evaluate(({ naturalWidth }: HTMLImageElement) => naturalWidth),
        )
        .toBeGreaterThan(0);

    const widget = '<donation-widget $widget intervals="once month" gift-aid fields="name phone address">';
    await openPage({ policy, head, body: `<body>${widget}</donation-widget><button>Bare</button>` });
    const colourOf = (button: Element) => getComputedStyle(button).backgroundColor;
    const bare = await page.getByRole('button', { name: 'Bare' }).evaluate(colourOf);
    await expect(donor.submitButton).not.toHaveCSS('background-color', bare);
    await donor.submit();
    await expect(page.getByRole('link', { name: en['email.required'] })).toBeVisible();
    await donor.choose(en.month);
    await donor.choose('£25');
    await donor.type(en.email, 'ada@example.org');
    await donor.select(en.country, 'IE');
    const paymentPage = page.waitForRequest('**/sandbox/checkout/**');
    await donor.submit();
    const slug = new URL((await paymentPage).url()).pathname.split('/').at(-1) ?? '';
    await donor.pay();
    await expect(donor.heading(en['succeeded.title'])).toBeVisible();
    await logoIsShown();
    expect(posts).toHaveLength(1);

    const status = `<donation-status $widget type="subscription" slug="${slug}"></donation-status>`;
    const button = '<donation-button><donation-widget $widget></donation-widget></donation-button>';
    await openPage({ policy, head, body: `<body>${status}${button}` });
    await expect(donor.heading(en['succeeded.title'])).toBeVisible();
    await logoIsShown();
    await expect(page.getByRole('img', name).locator('..')).toHaveCSS('background-color', 'rgb(15, 92, 92)');
    const dialog = page.getByRole('dialog', { name: en.donate, exact: true });
    await page
      .locator('donation-button')
      .getByRole('button', { name: en.donate, exact: true })
      .first()
      .click();
    await expect(dialog).toHaveCSS('overflow-x', 'hidden');
    await expect(donor.field(en.email)).toBeVisible();
    await page.getByRole('button', { name: en.close, exact: true }).click();
    await expect(dialog).toBeHidden();
    expect(violations).toEqual([]);
    expect(complaints).toEqual([]);

    // The test notices violations on such a page.
    await openPage({ policy, head, body: '<body><p style="color: red">Red</p>' });
    await expect(page.getByText('Red')).toBeVisible();
    await expect.poll(() => violations.join()).toContain('style-src-attr');
  });
}

test('On a page with another copy of Lit, a donor only sees the form if the policy allows two', async ({
  page,
  host,
  https,
  donor,
  openPage,
}) => {
  // Lit does this when it loads. In browsers without Trusted Types, the form is always visible.
  await page.addInitScript(() => {
    const { trustedTypes } = globalThis as {
      trustedTypes?: { createPolicy(name: string, rules: object): void };
    };
    trustedTypes?.createPolicy('lit-html', { createHTML: String });
  });
  for (const [names, isAllowed] of [
    ['lit-html', false],
    ["lit-html 'allow-duplicates'", true],
  ] as const) {
    await test.step(names, async () => {
      await openPage({
        policy: `default-src 'none'; script-src ${host.origin}/module/; connect-src ${https}; ${trustedTypes(names)}`,
        head: tagOf('module'),
        body: '<body><donation-widget $widget><a href="https://charity.example/">Other ways to give</a></donation-widget>',
      });
      const isShown = isAllowed || !(await page.evaluate(() => 'trustedTypes' in globalThis));
      await expect(donor.submitButton).toBeVisible({ visible: isShown });
      await expect(page.getByRole('link', { name: 'Other ways to give' })).toBeVisible({ visible: !isShown });
    });
  }
});
