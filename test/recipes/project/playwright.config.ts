import { defineConfig } from '@playwright/test';

const page = 'http://localhost:3000/donate.html';

export default defineConfig({
  testDir: 'e2e',
  // The tests share the sandbox's simulated errors and its clock, so they run one after another.
  workers: 1,
  use: { baseURL: 'http://localhost:3000' },
  webServer: [
    { command: 'npm run dev', url: page },
    { command: `npx donation-widget sandbox --port 4010 --controls --return-url ${page}`, port: 4010 },
  ],
});
