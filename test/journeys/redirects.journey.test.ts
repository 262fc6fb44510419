// Also runs in Firefox.
import { redirectingService } from '../support/redirecting-service.js';
import { en, expect, test } from '../support/journeys/journey.js';

test('A donor’s data goes nowhere else if the service answers with a redirect', async ({ page, donor }) => {
  await page.goto('give.html');
  await donor.type(en.email, 'ada@example.org');
  for (const status of [301, 302, 303, 307, 308]) {
    await test.step(String(status), async () => {
      const { baseUrl, asked, elsewhere, close } = await redirectingService(status);
      await page.locator('donation-widget').evaluate((element, address) => {
        element.setAttribute('base-url', address);
      }, baseUrl);
      await donor.submit();
      await expect.poll(() => asked).toEqual(['POST']);
      // The message of the previous redirect disappeared when this request was sent.
      await expect(page.locator('.notice[aria-live]')).toHaveText(en.unreachable);
      expect(asked).toEqual(['POST']);
      expect(elsewhere).toEqual([]);
      await expect(page).toHaveURL(/give\.html$/);
      await close();
    });
  }
});
