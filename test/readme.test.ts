import { expect } from '@open-wc/testing';

const readme = await (await fetch('/README.md')).text();

/** The rows of the table of faults: what happens, what the donor sees, and the test of it. */
const promises = readme
  .split('\n')
  .map((line) => line.split('|').map((cell) => cell.trim()))
  .flatMap(([, fault, seen, test]) => (test?.endsWith('.test.ts`') ? [{ fault, seen, test }] : []));

describe('The README', () => {
  it('makes promises', () => {
    expect(promises).to.have.length.above(20);
  });

  for (const { fault = '', seen = '', test } of promises) {
    it(`names a test that is there for: ${fault}`, async () => {
      const { ok } = await fetch(`/test/${test.replaceAll('`', '')}`);
      expect(ok).to.be.true;
      expect(seen).not.to.equal('');
    });
  }
});
