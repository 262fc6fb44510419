import { redirectingService } from '../redirecting-service.js';
import { en, expect, test } from './journey.js';

test("a donor's data go nowhere else when the service answers with any redirect", async ({ page, donor }) => {
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
      // The words of the redirect before went when this was sent.
      await expect(page.getByRole('status')).toHaveText(en.unreachable);
      expect(asked).toEqual(['POST']);
      expect(elsewhere).toEqual([]);
      await expect(page).toHaveURL(/give\.html$/);
      await close();
    });
  }
});
