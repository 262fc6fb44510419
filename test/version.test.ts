import { expect } from '@open-wc/testing';
import { DonationWidget } from '../src/elements/donation-widget.js';
import { version } from '../src/version.js';
import packageJson from '../package.json' with { type: 'json' };

describe('The version', () => {
  it('matches the package, and the element exposes it', () => {
    expect(version).to.equal(packageJson.version);
    expect(DonationWidget.version).to.equal(version);
  });
});
