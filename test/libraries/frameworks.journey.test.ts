// Frameworks that draw a page anew, a moment after it has loaded.
import { donorOn, en, expect, secureTest as test } from '../support/journeys/journey.js';
import { run } from './run.js';

for (const [what, script] of [
  [
    'React hydrates with a mismatch',
    `import { createElement } from 'react';
    import { hydrateRoot } from 'react-dom/client';
    hydrateRoot(
      document.body,
      [
        createElement('p', { key: 'text' }, 'Written in the browser'),
        createElement('donation-widget', { key: 'form', ...globalThis.written }),
      ],
      { onRecoverableError() {} },
    );`,
  ],
  [
    'Vue mounts on',
    `import { createApp } from 'vue/dist/vue.esm-bundler.js';
    const app = createApp({});
    app.config.compilerOptions.isCustomElement = (name) => name.startsWith('donation-');
    app.mount(document.body);`,
  ],
] as const)
  test(`A donor is thanked on a page that ${what}`, async ({ page }) => {
    // The attributes as the page has written them.
    await page.addInitScript(() => {
      new MutationObserver((_, observer) => {
        const form = document.querySelector('donation-widget');
        if (!form) return;
        observer.disconnect();
        const written = [...form.attributes].map(({ name, value }) => [name, value]);
        Object.assign(globalThis, { first: form, written: Object.fromEntries(written) });
      }).observe(document, { childList: true, subtree: true });
    });
    const donor = donorOn(page);
    await page.goto('give.html');
    await donor.choose('£25');
    await donor.type(en.email, 'ada@example.org');
    await donor.submit();
    await donor.pay();
    const thanks = donor.heading(en['succeeded.title']);
    const isAnew = () =>
      page.waitForFunction(() => {
        const { first } = globalThis as unknown as { first: Element };
        return !first.isConnected && document.querySelector('donation-widget') !== null;
      });
    for (const times of ['first', 'second']) {
      await test.step(`for the ${times} time`, async () => {
        if (times === 'second') await page.reload();
        await expect(thanks).toBeVisible();
        await run(page, script);
        await isAnew();
        await expect(thanks).toBeVisible();
        await expect(donor.submitButton).toHaveCount(0);
      });
    }
  });
