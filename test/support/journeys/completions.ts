import type { Page } from '@playwright/test';

/** The completions that the page has announced, as analytics would see them, over all page loads. */
export const listenForCompletion = async (page: Page) => {
  const completions: unknown[] = [];
  await page.exposeFunction('noteCompletion', (completion: unknown) => {
    completions.push(completion);
  });
  await page.addInitScript(() => {
    document.addEventListener('donation-complete', (event) => {
      const { paymentType, amount, tip, currency, interval, intervalCount } = event as never;
      (globalThis as unknown as { noteCompletion(completion: unknown): void }).noteCompletion({
        paymentType,
        amount,
        tip,
        currency,
        interval,
        intervalCount,
      });
    });
  });
  return completions;
};
