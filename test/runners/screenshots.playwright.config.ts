import { defineConfig } from '@playwright/test';
import config from './playwright.config.js';

/** Takes the screenshots for the README from the real elements: `npm run screenshots`. */
export default defineConfig({
  ...config,
  projects: [{ name: 'screenshots', testDir: '../screenshots' }],
});
