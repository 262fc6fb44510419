import { expect } from '@open-wc/testing';
import { openSandbox } from '../../support/sandbox/sandbox.js';
import { check, departing } from '../../support/check/altered-service.js';
import { wrongServices } from '../../support/check/wrong-services.js';

describe('A service fails the check if it', () => {
  for (const [breaks, section, caughtBy, alteration] of wrongServices) {
    it(`${breaks} (${section})`, async () => {
      const sandbox = openSandbox();
      const { rows, times } = await check(sandbox.fetch, alteration, caughtBy);
      expect(times).to.be.above(0);
      expect(rows).to.have.length(1);
      expect(departing(rows)).to.have.length(1);
    });
  }
});
