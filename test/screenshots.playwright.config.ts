import { defineConfig } from '@playwright/test';
import config from './playwright.config.js';

/** Makes the pictures of the README from the real thing: `npm run screenshots`. */
export default defineConfig({
  ...config,
  projects: [{ name: 'screenshots', testDir: './screenshots' }],
});
