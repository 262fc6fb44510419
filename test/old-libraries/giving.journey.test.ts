import { readFile } from 'node:fs/promises';
import type { Page } from '@playwright/test';
import { dialogOn } from '../support/journeys/dialog.js';
import { en, expect, tagOf, test } from '../support/journeys/hostile-host.js';
import { donorOn, type CheckoutBody } from '../support/journeys/journey.js';
import { libraries } from './libraries.js';

const address = '/library.js';

/** The orders in which a page can load a library and the form's script. */
const orders = {
  before: (script: string, library: string) => library + script,
  // A module runs after the page is read, and so do deferred scripts.
  after: (script: string, library: string) => script + library.replace('<script', '<script defer'),
};

/** Serves the library of a page, and notes what it complains about. */
const bring = async (page: Page, files: readonly string[]) => {
  const parts = await Promise.all(files.map((file) => readFile(file, 'utf8')));
  await page.route(`**${address}`, (route) =>
    route.fulfill({ body: parts.join('\n;'), contentType: 'text/javascript' }),
  );
};

type Sent = CheckoutBody & { payment_type: string; line_items: object[]; payer: object };

for (const [name, { files }] of Object.entries(libraries)) {
  for (const [order, inOrder] of Object.entries(orders)) {
    for (const kind of ['module', 'classic'] as const) {
      const head = inOrder(tagOf(kind), `<script src="${address}"></script>`);
      const where = `with ${name} ${order} the ${kind} script`;

      test(`A donor gives monthly, reads thanks and gives again ${where}`, async ({
        page,
        donor,
        posts,
        received,
        complaints,
        openPage,
      }) => {
        await bring(page, files);
        const settings = 'fields="name* address" gift-aid contact="email" dedication currencies="GBP EUR"';
        await openPage({
          head,
          body: `<donation-widget $widget amounts="10 100" ${settings}>
            <input slot="fields" name="hear" value="At a fair" aria-label="Where did you hear of us?">
          </donation-widget>`,
        });
        await donor.choose(en.month);
        await donor.choose('£100');
        await expect(donor.submitButton).toHaveAccessibleName('Donate £100.00 monthly');
        await donor.submit();
        await expect(page.getByRole('link', { name: en['email.required'] })).toBeVisible();
        await donor.type(en.email, 'ada@example.org');
        await donor.type(en.first_name, 'Ada');
        await donor.type(en.last_name, 'Lovelace');
        await donor.tick(en.giftAidYes);
        await donor.type(en.line1, '1 High Street');
        await donor.type(en.city, 'Leeds');
        await donor.type('Postcode', 'LS1 1AA');
        await donor.submit();
        await donor.pay();
        await expect(donor.heading(en['succeeded.title'])).toBeVisible();
        await expect(page.getByRole('definition').filter({ hasText: '£100.00' }).first()).toBeVisible();

        await donor.press(en.giveAgain);
        await donor.choose(en.once);
        await donor.choose('£10');
        await expect(donor.submitButton).toHaveAccessibleName('Donate £10.00');
        await donor.type(en.email, 'ada@example.org');
        await donor.type(en.first_name, 'Ada');
        await donor.type(en.last_name, 'Lovelace');
        await donor.submit();
        await donor.decline();
        await expect(donor.heading(en['failed.title'])).toBeVisible();
        await donor.press(en.tryAgain);
        await expect(donor.submitButton).toHaveAccessibleName('Donate £10.00');
        await donor.type(en.email, 'ada@example.org');
        await donor.type(en.first_name, 'Ada');
        await donor.type(en.last_name, 'Lovelace');
        await donor.submit();
        await donor.pay();
        await expect(donor.heading(en['succeeded.title'])).toBeVisible();

        expect(posts).toHaveLength(3);
        const [monthly, ...once] = (await received()) as Sent[];
        expect(monthly).toMatchObject({
          payment_type: 'subscription',
          line_items: [{ quantity: 1, amount: 10000 }],
          payer: { email: 'ada@example.org', billing_address: { city: 'Leeds', country: 'GB' } },
          metadata: {
            gift_aid: 'yes',
            gift_aid_declared_at: expect.stringMatching(/^\d{4}(?:-\d\d){2}T[\d:.]+Z$/),
            hear: 'At a fair',
          },
        });
        for (const one of once)
          expect(one).toMatchObject({ payment_type: 'one_time', line_items: [{ amount: 1000 }] });
        expect(complaints).toEqual([]);
      });
    }

    const head = inOrder(tagOf('module'), `<script src="${address}"></script>`);

    test(`A donor gives in the dialog and reads thanks there with ${name} ${order} the script`, async ({
      page,
      received,
      complaints,
      openPage,
    }) => {
      await bring(page, files);
      await openPage({
        head,
        body: '<donation-button amounts="25 50"><donation-widget $widget></donation-widget></donation-button>',
      });
      await page.getByRole('button', { name: 'Donate £25' }).click();
      const { close } = dialogOn(page);
      const inside = donorOn(page, page.locator('donation-widget'));
      await inside.choose('£50');
      await inside.type(en.email, 'ada@example.org');
      await expect(inside.submitButton).toHaveAccessibleName('Donate £50.00');
      await inside.submit();
      const payment = donorOn(page);
      await payment.pay();
      await expect(payment.heading(en['succeeded.title'])).toBeFocused();
      await close.click();
      await expect(payment.heading(en['succeeded.title'])).toBeHidden();
      expect(await received()).toMatchObject([{ line_items: [{ amount: 5000 }] }]);
      expect(complaints).toEqual([]);
    });

    test(`A donor reads thanks in a separate status with ${name} ${order} the script`, async ({
      page,
      donor,
      complaints,
      openPage,
    }) => {
      await bring(page, files);
      await openPage({
        head,
        body: '<donation-widget $widget no-status></donation-widget><donation-status $widget></donation-status>',
      });
      await donor.choose('£25');
      await donor.type(en.email, 'ada@example.org');
      await donor.submit();
      await donor.pay();
      await expect(donor.heading(en['succeeded.title'])).toBeVisible();
      await expect(page.getByRole('definition').filter({ hasText: '£25.00' })).toBeVisible();
      expect(complaints).toEqual([]);
    });
  }
}
