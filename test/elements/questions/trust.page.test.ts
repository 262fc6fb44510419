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
  it('appear below the button in order, without a link that isn’t valid', async () => {
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

/** The texts of some elements in the form, with single spaces. */
const texts = (root: ShadowRoot, selector: string): string[] =>
  [...root.querySelectorAll(selector)].map((one) => one.textContent.replaceAll(/\s+/g, ' ').trim());

const top = (one: Element | null | undefined): number => one?.getBoundingClientRect().top ?? NaN;

describe('The line about who gets the donation', () => {
  const name = 'Rivers & <b>Reeds</b> Trust';

  it('is above the button, with the registered number, which isn’t repeated below it', async () => {
    const { element, donor } = await openFilled({ ...all, 'charity-name': name });
    expect(texts(donor.root, '.recipient')).to.deep.equal([
      `Your donation goes to ${name} (Registered charity 1234567)`,
    ]);
    expect(top(donor.root.querySelector('.recipient'))).to.be.below(
      top(donor.root.querySelector('[part~=submit]')),
    );
    expect(donor.text.split('1234567')).to.have.length(2);
    expect(donor.hints.slice(-2)).to.deep.equal([
      'Visa, Mastercard, Apple Pay',
      'Privacy policy (opens in a new tab) Contact us (opens in a new tab)',
    ]);
    await expect(element).to.be.accessible();

    element.charityRegister = 'Charity Commission for England and Wales';
    await element.updateComplete;
    expect(texts(donor.root, '.recipient')).to.deep.equal([
      `Your donation goes to ${name} (Charity Commission for England and Wales: 1234567)`,
    ]);
    element.charityNumber = null;
    await element.updateComplete;
    expect(texts(donor.root, '.recipient')).to.deep.equal([`Your donation goes to ${name}`]);
    element.charityName = null;
    await element.updateComplete;
    expect(texts(donor.root, '.recipient')).to.deep.equal([]);
  });

  it('isolates the name, whose direction can differ', async () => {
    const { donor } = await openWidget({ 'charity-name': name, locale: 'ar' });
    expect(texts(donor.root, '.recipient bdi')).to.deep.equal([name]);
    expect(texts(donor.root, '.recipient')).to.deep.equal([ar.goesTo.replace('{charity}', name)]);
  });

  it('is part of the prerendered form, escaped', () => {
    const access = { 'base-url': 'https://service.example/api/v1', 'publishable-key': 'pk_test_1' };
    const html = prerender({ ...access, 'charity-name': name }, { locale: 'en-GB' });
    expect(html).to.contain('<bdi>Rivers &#38; &#60;b&#62;Reeds&#60;/b&#62; Trust</bdi>');
  });
});

describe('The line about ending a regular donation', () => {
  const manage = { 'manage-url': 'https://charity.example/my-donation' };
  const contact = { 'contact-url': 'https://charity.example/contact' };
  const line = (root: ShadowRoot) => root.querySelector<HTMLElement>('.ending');
  const link = (root: ShadowRoot) => root.querySelector<HTMLAnchorElement>('.ending a');

  it('appears below the interval for a regular donation only, and is announced', async () => {
    const { element, donor } = await openFilled({ ...manage, ...contact });
    const live = donor.root.querySelector('.ending [aria-live]');
    expect(live?.textContent).to.equal('');
    expect(link(donor.root)).to.equal(null);
    expect(line(donor.root)).to.have.style('position', 'absolute');

    await donor.choose('Monthly');
    expect(donor.root.querySelector('.ending [aria-live]')).to.equal(live);
    expect(texts(donor.root, '.ending')).to.deep.equal([
      'You can change or stop this at any time. How to change or stop it (opens in a new tab)',
    ]);
    expect(link(donor.root)).to.include({
      href: manage['manage-url'],
      target: '_blank',
      rel: 'noopener noreferrer',
    });
    expect(top(line(donor.root))).to.be.above(top(donor.root.querySelector('.intervals')));
    expect(top(line(donor.root))).to.be.below(top(donor.root.querySelector('.amounts')));
    await expect(element).to.be.accessible();

    await donor.choose('One-time');
    expect(live?.textContent).to.equal('');
    expect(link(donor.root)).to.equal(null);
  });

  it('leads to the contact page without a page to manage it', async () => {
    const { donor } = await openWidget({ ...contact, 'default-interval': 'month' });
    expect(texts(donor.root, '.ending')).to.deep.equal([
      'You can change or stop this at any time. Contact us to change or stop it (opens in a new tab)',
    ]);
    expect(link(donor.root)?.href).to.equal(contact['contact-url']);
  });

  it('is above the button, which names the interval, if donors don’t choose one', async () => {
    const { element, donor } = await openWidget({ ...manage, intervals: 'month' });
    expect(link(donor.root)?.href).to.equal(manage['manage-url']);
    expect(line(donor.root)?.parentElement?.className).to.equal('act');
    expect(top(line(donor.root))).to.be.below(top(donor.root.querySelector('[part~=submit]')));
    await expect(element).to.be.accessible();
  });

  for (const [why, attributes] of [
    ['all donations are one-time', { ...manage, intervals: 'once' }],
    ['there is no page', { 'charity-number': '1234567', 'default-interval': 'month' }],
    ['the address isn’t valid', { 'manage-url': 'charity.example', 'default-interval': 'month' }],
  ] as const)
    it(`isn’t shown if ${why}`, async () => {
      const { donor } = await openWidget(attributes);
      expect(donor.text).not.to.contain(en.ending);
      expect(link(donor.root)).to.equal(null);
    });

  it('waits for the script in a prerendered form', () => {
    const access = { 'base-url': 'https://service.example/api/v1', 'publishable-key': 'pk_test_1' };
    const html = prerender({ ...access, ...manage, 'default-interval': 'month' }, { locale: 'en-GB' });
    expect(html).to.match(/class="[^"]*\bending derived\b[^"]*"/);
    expect(html).to.contain('href="https://charity.example/my-donation"');
  });
});
