import type { Page } from '@playwright/test';

/** Collects violations of a page’s Content-Security-Policy from now on: directive, address and sample. */
export const violationsOf = async (page: Page): Promise<string[]> => {
  const violations: string[] = [];
  await page.exposeFunction('noteViolation', (violation: string) => violations.push(violation));
  await page.addInitScript(() => {
    document.addEventListener('securitypolicyviolation', ({ violatedDirective, blockedURI, sample }) => {
      const { noteViolation } = globalThis as unknown as { noteViolation(violation: string): void };
      noteViolation([violatedDirective, blockedURI, sample].join(' ').trim());
    });
  });
  return violations;
};
