import { expect, test, type Page } from '@playwright/test';

const control = 'http://127.0.0.1:4010/sandbox/control';

const giveTwentyFive = async (page: Page) => {
  await page.goto('/donate.html');
  await page.getByRole('radio', { name: '£25' }).check();
  await page.getByLabel('Email address').fill('ada@example.org');
  await page.getByRole('button', { name: 'Donate £25.00' }).click();
};

test('a donor pays, returns and reads thanks', async ({ page }) => {
  await giveTwentyFive(page);
  await page.getByRole('button', { name: /^Pay/ }).click();
  await expect(page).toHaveURL(/\/donate\.html/);
  await expect(page.getByRole('heading', { name: 'Thank you' })).toBeVisible();
});

test('a donor whose payment is declined can try again', async ({ page }) => {
  await giveTwentyFive(page);
  await page.getByRole('button', { name: 'Decline' }).click();
  await expect(page.getByRole('heading', { name: 'The payment did not go through' })).toBeVisible();
  await page.getByRole('button', { name: 'Try again' }).click();
  await expect(page.getByRole('radio', { name: '£25' })).toBeChecked();
});

test('a donor keeps the answers if the service fails', async ({ page, request }) => {
  const faults = [{ fault: 'status', status: 503, endpoint: 'create_checkout' }];
  await request.put(`${control}/faults`, { data: { faults } });
  await giveTwentyFive(page);
  await expect(page.getByText('No money was taken.')).toBeVisible();
  await expect(page.getByLabel('Email address')).toHaveValue('ada@example.org');
  await page.getByRole('button', { name: 'Donate £25.00' }).click();
  await expect(page.getByRole('button', { name: /^Pay/ })).toBeVisible();
});

test('a donor sees the thanks when a late confirmation arrives', async ({ page, request }) => {
  await giveTwentyFive(page);
  await page.getByRole('combobox').selectOption('After 1 hour');
  await page.getByRole('button', { name: /^Pay/ }).click();
  await expect(page.getByRole('heading', { name: 'We have not received your payment yet' })).toBeVisible();
  await request.post(`${control}/clock`, { data: { seconds: 3600 } });
  await expect(page.getByRole('heading', { name: 'Thank you' })).toBeVisible({ timeout: 30_000 });
});
