import { expect } from '@open-wc/testing';
import { openSandbox } from './sandbox.js';

export type Refusal = [what: string, body: unknown, path: (string | number)[], code: string];

/** A test for each body that create checkout refuses: the answer is 400 with only the path and the code. */
export const testRefusals = (section: string, refusals: readonly Refusal[]) => {
  describe(section, () => {
    for (const [what, body, path, code] of refusals) {
      it(`refuses ${what}`, async () => {
        const sandbox = openSandbox();
        const response = await sandbox.create(body);
        expect(response.status).to.equal(400);
        const answer = await response.json();
        const { message } = answer.error;
        expect(message).to.be.a('string').that.matches(/./);
        expect(answer).to.deep.equal({ error: { message, issues: [{ path, code }] } });
      });
    }
  });
};
