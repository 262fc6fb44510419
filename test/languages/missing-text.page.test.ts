// Also runs in Firefox and WebKit.
import { expect } from '@open-wc/testing';
import { localize } from '../../src/languages/catalogue.js';

describe('A missing text', () => {
  it('is English for donors', () => {
    expect(localize({}, 'donate')).to.equal('Donate');
  });

  it('fails the test that shows it, whatever else the test checks', function () {
    const [before] = this.test?.parent?.tests ?? [];
    expect(before?.state).to.equal('failed');
    expect(before?.err?.message).to.equal('There is no text for “donate”.');
    // Here it is meant to fail.
    Object.assign(before ?? {}, { state: 'passed', err: undefined });
  });
});
