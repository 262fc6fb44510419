import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import type { Page } from '@playwright/test';
import { run } from '../package/packed.js';

const folder = fileURLToPath(new URL('../../wordpress/assets', import.meta.url));

/** Takes a screenshot with the number that WordPress.org shows it by. */
export const take = async (page: Page, number: number): Promise<void> => {
  const path = join(folder, `screenshot-${String(number)}.png`);
  await page.screenshot({ path, animations: 'disabled' });
  await run('php', [join(import.meta.dirname, 'reduce-colours.php'), path], folder);
};
