import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import type { Page } from '@playwright/test';
import type axe from 'axe-core';

const source = readFileSync(createRequire(import.meta.url).resolve('axe-core/axe.min.js'), 'utf8');

type WithAxe = { axe?: typeof axe };

/** Installs axe once in each document, because it is half a megabyte. */
const installOn = (page: Page) =>
  Promise.all(
    page.frames().map(async (frame) => {
      if (await frame.evaluate(() => Boolean((globalThis as WithAxe).axe))) return;
      await frame.evaluate(source);
      await frame.evaluate(() => {
        // Frames of another origin must answer too.
        (globalThis as WithAxe).axe?.configure({ allowedOrigins: ['<unsafe_all_origins>'] });
      });
    }),
  );

/**
 * The violations that axe finds on the page: the rule, the element, and how to fix it.
 *
 * @param runOnly the rules or rule tags to run; all rules by default
 * @param part a selector of the part to check; the whole page by default
 */
export const violationsOn = async (page: Page, runOnly?: axe.RunOnly, part?: string): Promise<string[]> => {
  await installOn(page);
  const violations = await page.evaluate(
    async ([rules, selector]) => {
      const results = await (globalThis as WithAxe).axe?.run(selector ?? document, {
        ...(rules && { runOnly: rules }),
        // Collecting passed checks would take half the time.
        resultTypes: ['violations'],
      });
      if (!results) throw new Error('axe is not on the page.');
      return results.violations;
    },
    [runOnly, part] as const,
  );
  return violations.flatMap(({ id, nodes }) =>
    nodes.map(({ target, failureSummary }) => `${id}: ${target.join(' ')}: ${failureSummary ?? ''}`),
  );
};
