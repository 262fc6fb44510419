import { test as base } from '@playwright/test';
import { openSandbox, type OpenSandbox } from './sandbox.js';
import { serveSandbox } from './over-http.js';

/** Playwright's `test` with a new sandbox for each test, and the address of its server. */
export const test = base.extend<{ sandbox: OpenSandbox; address: string }>({
  sandbox: async ({}, use) => {
    await use(openSandbox());
  },
  address: async ({ sandbox }, use) => {
    const { address, close } = await serveSandbox(sandbox);
    await use(address);
    await close();
  },
});

export { expect } from '@playwright/test';
