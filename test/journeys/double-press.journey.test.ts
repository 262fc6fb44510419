import { donorOn, en, expect, test } from '../support/journeys/journey.js';

test.use({ viewport: { width: 390, height: 700 } });

test('A donor who taps “Donate” twice without an email address doesn’t choose the amount that the list of errors moves under the finger', async ({
  page,
}) => {
  const now = Date.now();
  await page.clock.setFixedTime(now);
  await page.goto('give.html');
  await page.locator('donation-widget').evaluate((widget) => {
    widget.setAttribute('items', JSON.stringify([{ label: 'Blanket', amount: 15 }]));
  });
  const donor = donorOn(page);
  await donor.add('Blanket');
  await expect(donor.submitButton).toHaveText('Donate £15.00');
  await donor.submitButton.scrollIntoViewIfNeeded();
  const button = await donor.submitButton.boundingBox();
  if (!button) throw new Error('The button isn’t visible.');
  const finger = [button.x + button.width / 4, button.y + button.height / 2] as const;

  await page.mouse.click(...finger);
  await expect(donor.field(en.email)).toBeFocused();
  // Move the page so that a preset is under the finger, whatever the height of the list.
  const preset = page.locator('[part~=amount-option]', { hasText: '£25' });
  const box = await preset.boundingBox();
  if (!box) throw new Error('The preset isn’t visible.');
  await page.locator('donation-widget').evaluate(
    (widget, [x, y]) => {
      widget.style.translate = `${x}px ${y}px`;
    },
    [finger[0] - box.x - box.width / 2, finger[1] - box.y - box.height / 2],
  );
  await page.clock.setFixedTime(now + 150);
  await page.mouse.click(...finger);
  await expect(donor.submitButton).toHaveText('Donate £15.00');
  await expect(page.getByText(en['email.required']).first()).toBeVisible();

  await page.clock.setFixedTime(now + 1000);
  await page.mouse.click(...finger);
  await expect(donor.submitButton).toHaveText('Donate £40.00');
});

test('A donor who holds the Enter key down sends one request, even if the service answers with an error', async ({
  page,
  donor,
  posts,
}) => {
  const now = Date.now();
  await page.clock.setFixedTime(now);
  await page.route('**/api/v1/payment-session/checkout', (route) => route.fulfill({ status: 500, json: {} }));
  await page.goto('give.html');
  await donor.type(en.email, 'payer@example.org');
  await donor.submitButton.focus();
  await page.keyboard.down('Enter');
  await expect(page.getByText(en.failing)).toBeVisible();
  for (const later of [600, 1200, 1800]) {
    await page.clock.setFixedTime(now + later);
    await page.keyboard.down('Enter');
  }
  await page.keyboard.up('Enter');
  expect(posts).toHaveLength(1);

  await page.clock.setFixedTime(now + 60_000);
  await page.keyboard.press('Enter');
  await expect.poll(() => posts.length).toBe(2);
});
