import { expect } from '@playwright/test';
import { openSandbox } from './sandbox.js';

export type Refusal = [what: string, body: unknown, path: (string | number)[], code: string];

/** A test for each body that create checkout refuses: the answer is 400 with only the path and the code. */
export const testRefusals = (section: string, refusals: readonly Refusal[]) => {
  describe(section, () => {
    for (const [what, body, path, code] of refusals) {
      it(`refuses ${what}`, async () => {
        const sandbox = openSandbox();
        const response = await sandbox.create(body);
        expect(response.status).toBe(400);
        expect(await response.json()).toEqual({
          error: { message: expect.stringMatching(/./), issues: [{ path, code }] },
        });
      });
    }
  });
};
