import { join } from 'node:path';
import { expect, test } from './host.js';
import { openSite } from '../support/site.js';
import { expectOneForm, fillInBeforeScript, listenTo } from './visit.js';

const names = ['astro', 'eleventy'] as const;

// Install all projects at once, because npm mostly waits for the network.
test.beforeAll(async ({ hostOf }) => {
  await Promise.all(
    names.map(async (name) => {
      const { build } = await hostOf(name);
      await build();
    }),
  );
});

for (const name of names) {
  test(`A page of ${name} has a prerendered form that keeps what the donor typed`, async ({
    page,
    hostOf,
  }) => {
    const { folder } = await hostOf(name);
    const site = await openSite({ folders: { '': join(folder, 'dist') } });
    const heard = listenTo(page);
    await fillInBeforeScript(page, site.origin);
    await expectOneForm(page, { amount: '£25.00', email: 'ada@example.org' });
    expect(await heard.complaints()).toEqual([]);
    await site.close();
  });
}
