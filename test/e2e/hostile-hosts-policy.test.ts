import { en, expect, scripts, tagOf, test } from './hostile-host.js';

for (const [kind, allowed] of [
  // Its parts come from its own folder.
  ['module', scripts.module.replace(/[^/]+$/, '')],
  ['classic', scripts.classic],
] as const) {
  for (const [what, addition] of [
    ['no more than it needs', ''],
    ['that, and Trusted Types,', "; require-trusted-types-for 'script'; trusted-types lit-html"],
  ] as const) {
    test(`a donor gives and comes back where the policy allows the ${kind} script ${what}`, async ({
      page,
      host,
      https,
      donor,
      posts,
      violations,
      complaints,
      openPage,
    }) => {
      const sources = `script-src ${host.origin}${allowed}; connect-src ${https}; img-src https:`;
      const widget = '<donation-widget $widget intervals="once month" gift-aid fields="name phone address">';
      await openPage({
        policy: `default-src 'none'; ${sources}${addition}`,
        head: tagOf(kind),
        body: `<body>${widget}</donation-widget><button>Bare</button>`,
      });
      const colourOf = (button: Element) => getComputedStyle(button).backgroundColor;
      const bare = await page.getByRole('button', { name: 'Bare' }).evaluate(colourOf);
      await expect(donor.donate).not.toHaveCSS('background-color', bare);
      await donor.donate.click();
      await expect(page.getByRole('link', { name: en['email.required'] })).toBeVisible();
      await donor.choose(en.month);
      await donor.choose('£25');
      await donor.type(en.email, 'ada@example.org');
      await donor.field(en.country).selectOption('IE');
      await donor.donate.click();
      await donor.pay();
      await expect(donor.heading(en['succeeded.title'])).toBeVisible();
      const logo = page.getByRole('img', { name: 'Rivers & Reeds Trust' });
      await expect
        .poll(() => logo.evaluate(({ naturalWidth }: HTMLImageElement) => naturalWidth))
        .toBeGreaterThan(0);
      expect(posts).toHaveLength(1);
      expect(violations).toEqual([]);
      expect(complaints).toEqual([]);
    });
  }
}

test('the events of violations are heard on such a page', async ({ page, host, violations, openPage }) => {
  await openPage({
    policy: `default-src 'none'; script-src ${host.origin}${scripts.classic}`,
    head: tagOf('classic'),
    body: '<body><p style="color: red">Red</p></body>',
  });
  await expect(page.getByText('Red')).toBeVisible();
  await expect.poll(() => violations.join()).toContain('style-src-attr');
});
