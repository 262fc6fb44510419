// Also runs in Firefox and WebKit.
// Also runs on the built scripts.
import { expect } from '@open-wc/testing';
import { ConfigurationError } from '../../../src/client/index.js';
import { ar } from '../../../src/languages/ar.js';
import { en } from '../../../src/languages/en.js';
import { prerender } from '../../../src/prerender/prerender.js';
import { openFilled, openWidget, record, sent } from '../../support/elements/donor.js';
import { until } from '../../support/elements/until.js';

const all = {
  'charity-number': '1234567',
  'privacy-url': 'https://charity.example/privacy',
  'contact-url': 'https://charity.example/contact',
  'payment-methods': 'Visa, Mastercard, Apple Pay',
};

const privacy = `${en.privacyPolicy} ${en.inNewTab}`;

describe('The trust lines', () => {
  it('appear below the button in order, without a link that can’t work', async () => {
    const { element, donor, platform, service } = await openFilled(all);
    const errors = record(element, 'donation-error');
    expect(donor.hints.slice(-4)).to.deep.equal([
      en.secure,
      'Visa, Mastercard, Apple Pay',
      'Registered charity 1234567',
      'Privacy policy (opens in a new tab) Contact us (opens in a new tab)',
    ]);
    expect(donor.text.indexOf('Visa')).to.be.greaterThan(donor.text.indexOf(donor.buttonText));
    await expect(element).to.be.accessible();
    const link = donor.find(privacy);
    expect(link).to.be.instanceOf(HTMLAnchorElement);
    expect(link).to.include({
      href: 'https://charity.example/privacy',
      target: '_blank',
      rel: 'noopener noreferrer',
    });

    element.charityRegister = 'Charity Commission for England and Wales';
    element.privacyUrl = '/privacy';
    await element.updateComplete;
    expect(donor.hints.slice(-2)).to.deep.equal([
      'Charity Commission for England and Wales: 1234567',
      'Contact us (opens in a new tab)',
    ]);
    // It's reported once, and the donor can give.
    element.testMode = true;
    await element.updateComplete;
    const reported = () => platform.reports.filter((one) => one instanceof ConfigurationError);
    await until(() => reported().length > 0, 'Nothing is reported.');
    expect(reported().map(({ message }) => message)).to.deep.equal([
      "Part of <donation-widget> can't be shown: privacy-url should be an address that starts with https://.",
    ]);
    await donor.submit();
    expect(sent(service)).to.have.length(1);
    expect(errors).to.deep.equal([]);
  });

  it('keep the direction of the charity’s text on a right-to-left page', async () => {
    const { donor } = await openWidget({ ...all, 'charity-number': '<b>1-2', locale: 'ar' });
    const isolated = [...donor.root.querySelectorAll('.trust bdi')].map((one) => one.textContent);
    expect(isolated).to.deep.equal(['Visa, Mastercard, Apple Pay', '<b>1-2']);
    expect(donor.text).to.contain(ar.registeredCharity.replace('{number}', '<b>1-2'));
  });

  it('are part of the prerendered form', () => {
    const access = { 'base-url': 'https://service.example/api/v1', 'publishable-key': 'pk_test_1' };
    const html = prerender({ ...access, ...all }, { locale: 'en-GB' });
    expect(html).to.contain('href="https://charity.example/privacy"');
    expect(html).to.contain('<bdi>1234567</bdi>');
  });
});
