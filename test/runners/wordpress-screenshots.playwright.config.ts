import { defineConfig } from '@playwright/test';
import config from './wordpress.playwright.config.js';

/** Takes the screenshots of the plugin for WordPress.org and the documentation: `npm run screenshots:wordpress`. */
export default defineConfig({ ...config, testDir: '../wordpress-screenshots' });
