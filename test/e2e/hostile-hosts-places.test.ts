import { en, expect, tagOf, test } from './hostile-host.js';

const form = '<donation-widget $widget fields="name"></donation-widget>';
const pay = { name: 'Pay £25.00' };

test('a donor gives and comes back in a shadow root of the page', async ({ donor, posts, openPage }) => {
  const card = `<fund-card><template shadowrootmode="open"><style>* { color: red }</style>${form}</template></fund-card>`;
  await openPage({ head: tagOf('module'), body: card });
  await donor.choose('£25');
  await donor.type(en.email, 'ada@example.org');
  await donor.donate.click();
  await donor.pay();
  await expect(donor.heading(en['succeeded.title'])).toBeVisible();
  expect(posts).toHaveLength(1);
});

test('a donor goes on in a form that the page moves, and takes out and puts back', async ({
  page,
  donor,
  posts,
  complaints,
  openPage,
}) => {
  await openPage({ head: tagOf('module'), body: `${form}<aside></aside>` });
  await donor.choose('£25');
  await donor.type(en.email, 'ada@example.org');
  const widget = page.locator('donation-widget');
  await widget.evaluate((element) => {
    document.querySelector('aside')?.append(element);
  });
  await expect(donor.field(en.email)).toHaveValue('ada@example.org');
  await widget.evaluate(async (element) => {
    element.remove();
    await new Promise((resolve) => {
      requestAnimationFrame(resolve);
    });
    document.body.prepend(element);
  });
  await expect(donor.field(en.email)).toHaveValue('ada@example.org');
  await donor.donate.click();
  await expect(page.getByRole('button', pay)).toBeVisible();
  expect(posts).toHaveLength(1);
  expect(complaints).toEqual([]);
});
