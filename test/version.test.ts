import { expect } from '@open-wc/testing';
import { DonationWidget } from '../src/elements/donation-widget.js';
import { version } from '../src/version.js';
import packageJson from '../package.json' with { type: 'json' };

describe('The version', () => {
  it('is that of the package, and the element tells it', () => {
    expect(version).to.equal(packageJson.version);
    expect(DonationWidget.version).to.equal(version);
  });
});
