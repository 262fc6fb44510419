// Also runs in Firefox and WebKit.
import { expect } from '@open-wc/testing';
import { ConfigurationError } from '../../src/client/index.js';
import { en } from '../../src/languages/en.js';
import type { Sharing } from '../../src/page/platform.js';
import { later, openFilled, openStatus, openWidget } from '../support/elements/donor.js';
import { fakePlatform, fakeService, paymentSession, subscription } from '../support/elements/fakes.js';
import { stepsIn } from '../support/elements/steps.js';
import { until } from '../support/elements/until.js';

const oneTime = { type: 'one_time', slug: 'ps_7Hk2' };
const recurring = { type: 'subscription', slug: 'sub_9Jx4' };
const appeal = { 'share-url': 'https://charity.example/appeal', 'share-text': ' The river\nneeds us. ' };
const manage = { 'manage-url': 'https://charity.example/my-donation' };
const manageLink = `${en.manageDonation} ${en.inNewTab}`;

/** A device that records what is shared and copied. */
const device = (overrides: Partial<Sharing> = {}) => {
  const shared: unknown[] = [];
  const copied: string[] = [];
  const note = (list: unknown[]) => (one: unknown) => {
    list.push(one);
    return Promise.resolve();
  };
  const platform = fakePlatform({
    canShare: () => true,
    share: note(shared),
    copy: note(copied),
    ...overrides,
  });
  return { platform, shared, copied };
};

const textsAdded = ({ addedNodes }: MutationRecord): string =>
  [...addedNodes].map(({ textContent }) => textContent).join('');

const refusing = (name: string) => () => Promise.reject(new DOMException('', name));

describe('Sharing after a donation that succeeded', () => {
  it('gives the device the charity’s page and text, and nothing else', async () => {
    const { platform, shared, copied } = device();
    const { donor, element } = await openStatus({ ...oneTime, ...appeal }, { platform });
    await donor.press(en.share);
    expect(shared).to.deep.equal([{ url: 'https://charity.example/appeal', text: 'The river needs us.' }]);
    expect(copied).to.deep.equal([]);
    expect(donor.find(en.share)).not.to.equal(undefined);
    await expect(element).to.be.accessible();
  });

  it('stays the same if the donor cancels', async () => {
    const { platform } = device({ share: refusing('AbortError') });
    const { donor } = await openStatus({ ...oneTime, ...appeal }, { platform });
    await donor.press(en.share);
    expect(donor.find(en.share)).not.to.equal(undefined);
    expect(donor.has(en.linkToCopy)).to.equal(false);
  });

  it('copies the link if the device can’t share, and announces it', async () => {
    const { platform, copied } = device({ canShare: () => false });
    const { donor, element } = await openStatus({ ...oneTime, ...appeal }, { platform });
    const live = donor.root.querySelector('.copied[aria-live]');
    const announcement = () => donor.root.querySelector('.copied[aria-live]') === live && live?.textContent;
    expect(announcement()).to.equal('');
    await donor.press(en.copyLink);
    expect(copied).to.deep.equal(['https://charity.example/appeal']);
    expect(announcement()).to.equal(en.linkCopied);
    expect(donor.notice).to.equal(en['succeeded.title']);
    await expect(element).to.be.accessible();
  });

  it('announces each copy, including the second', async () => {
    const { platform } = device({ canShare: () => false });
    const { donor } = await openStatus({ ...oneTime, ...appeal }, { platform });
    const live = donor.root.querySelector('.copied');
    const texts: string[] = [];
    if (live)
      new MutationObserver((all) => texts.push(...all.flatMap(textsAdded))).observe(live, {
        childList: true,
      });
    await donor.press(en.copyLink);
    await donor.press(en.copyLink);
    expect(texts).to.deep.equal([en.linkCopied, '', en.linkCopied]);
  });

  for (const [why, overrides] of [
    ['the clipboard refuses', { canShare: () => false, copy: refusing('NotAllowedError') }],
    ['the device refuses to share', { share: refusing('NotAllowedError') }],
  ] as const) {
    it(`shows the link, selected, if ${why}`, async () => {
      const { platform } = device(overrides);
      const { donor, element } = await openStatus({ ...oneTime, ...appeal }, { platform });
      await donor.press('share' in overrides ? en.share : en.copyLink);
      const field = donor.field(en.linkToCopy);
      expect(field).to.include({ value: 'https://charity.example/appeal', readOnly: true });
      await until(() => donor.root.activeElement === field, 'The link has no focus.');
      expect([field.selectionStart, field.selectionEnd]).to.deep.equal([0, field.value.length]);
      await expect(element).to.be.accessible();
    });
  }

  it('is not offered after any other outcome', async () => {
    const service = fakeService({
      getPaymentSession: (slug) => Promise.resolve(paymentSession({ slug, status: 'failed' })),
    });
    const { donor } = await openStatus({ ...oneTime, ...appeal }, { service, ...device() });
    expect(donor.find(en.share)).to.equal(undefined);
  });
});

describe('The link to manage a recurring donation', () => {
  for (const [status, isShown] of [
    ['active', true],
    ['past_due', true],
    ['canceled', false],
    ['incomplete', false],
  ] as const) {
    it(`is ${isShown ? 'shown' : 'hidden'} if the status is ${status}`, async () => {
      const service = fakeService({
        getSubscription: (slug) => Promise.resolve(subscription({ slug, status })),
      });
      const { donor } = await openStatus({ ...recurring, ...manage }, { service });
      const link = donor.find(manageLink);
      if (!isShown) expect(link).to.equal(undefined);
      else
        expect(link).to.include({ href: manage['manage-url'], target: '_blank', rel: 'noopener noreferrer' });
    });
  }

  it('is hidden for a one-time donation', async () => {
    const { donor } = await openStatus({ ...oneTime, ...manage });
    expect(donor.find(manageLink)).to.equal(undefined);
  });
});

describe('How to end a recurring donation', () => {
  const contact = { 'contact-url': 'https://charity.example/contact' };
  const contactLink = `${en.contactAboutDonation} ${en.inNewTab}`;
  const plan = (changes: Parameters<typeof subscription>[0]) =>
    fakeService({ getSubscription: (slug) => Promise.resolve(subscription({ slug, ...changes })) });

  it('is in the thanks once, with the link to manage it', async () => {
    const { donor, element } = await openStatus({ ...recurring, ...manage, ...contact });
    expect(donor.text.split(en.endingAfter)).to.have.length(2);
    expect(donor.find(manageLink)).to.include({ href: manage['manage-url'] });
    expect(donor.find(contactLink)).to.equal(undefined);
    await expect(element).to.be.accessible();
  });

  it('leads to the contact page without a page to manage it', async () => {
    const { donor, element } = await openStatus({ ...recurring, ...contact });
    await until(() => donor.text.includes(en.endingAfter), 'Nothing says so.');
    expect(donor.find(contactLink)).to.include({
      href: contact['contact-url'],
      target: '_blank',
      rel: 'noopener noreferrer',
    });
    await expect(element).to.be.accessible();
  });

  for (const [why, changes] of [
    ['has a payment due', { status: 'past_due' }],
    ['has ended', { status: 'canceled' }],
    ['ends after this period', { cancel_at_period_end: true }],
  ] as const)
    it(`isn’t said if the donation ${why}`, async () => {
      const { donor } = await openStatus({ ...recurring, ...contact }, { service: plan(changes) });
      expect(donor.text).not.to.contain(en.endingAfter);
      expect(donor.find(contactLink)).to.equal(undefined);
    });

  it('isn’t said after a one-time donation', async () => {
    const { donor } = await openStatus({ ...oneTime, ...manage, ...contact });
    expect(donor.text).not.to.contain(en.endingAfter);
    expect(donor.find(contactLink)).to.equal(undefined);
  });
});

describe('The email that confirms a donation', () => {
  const confirmed = { 'email-confirmation': '' };

  it('is promised in the thanks only if the page says so', async () => {
    const { donor, element } = await openStatus({ ...oneTime, ...confirmed });
    expect(donor.text).to.contain(en.emailConfirmation);
    await expect(element).to.be.accessible();
    const other = await openStatus({ ...oneTime, ...appeal });
    expect(other.donor.text).not.to.contain(en.emailConfirmation);
  });

  it('is never promised for a donation that isn’t paid', async () => {
    for (const status of ['failed', 'pending_payment', 'on_hold']) {
      const service = fakeService({
        getPaymentSession: (slug) => Promise.resolve(paymentSession({ slug, status })),
      });
      const { donor } = await openStatus({ ...oneTime, ...confirmed }, { service });
      expect(donor.text, status).not.to.contain(en.emailConfirmation);
    }
  });
});

describe('The next steps', () => {
  it('are left out if their addresses can’t work, with one report to the developer', async () => {
    const { platform } = device();
    const attributes = {
      ...recurring,
      'manage-url': 'charity.example',
      'share-url': 'http://charity.example/',
    };
    const { donor, element } = await openStatus(attributes, { platform });
    element.messages = { 'succeeded.title': 'Thanks' };
    await element.updateComplete;
    expect(donor.find(manageLink)).to.equal(undefined);
    expect(donor.find(en.share)).to.equal(undefined);
    await until(() => platform.reports.length > 1, 'Nothing is reported.');
    expect(platform.reports.map((one) => one instanceof ConfigurationError && one.message)).to.deep.equal([
      "Part of <donation-status> can't be shown: manage-url should be an address that starts with https://.",
      "Part of <donation-status> can't be shown: share-url should be an address that starts with https://.",
    ]);
  });

  it('also appear in the widget’s own status, from its attributes', async () => {
    const { platform } = device();
    const first = await openFilled({}, { platform });
    await first.donor.submit();
    first.page.remove();
    const { donor } = await openWidget(
      { ...appeal, ...manage },
      { platform: Object.assign(later(platform, 'outside'), { canShare: () => false }) },
    );
    await until(() => donor.text.includes(en.copyLink), 'There is nothing to share.');
  });

  it('have the page’s name of the charity in the widget’s own thanks if the service has none', async () => {
    const service = fakeService({
      getPaymentSession: (slug) => Promise.resolve(paymentSession({ slug, charity: null })),
    });
    const { platform } = device();
    const first = await openFilled({}, { platform, service });
    await first.donor.submit();
    first.page.remove();
    const attributes = { 'charity-name': 'Rivers & <b>Reeds</b>', 'email-confirmation': '' };
    const { donor } = await openWidget(attributes, { platform: later(platform, 'outside'), service });
    await until(() => donor.text.includes(en.emailConfirmation), 'The donor is not thanked.');
    expect(donor.text).to.contain('We’ve received your donation to Rivers & <b>Reeds</b>.');
  });
});

describe('The order of the next steps', () => {
  const everyStep = { ...manage, ...appeal, 'email-confirmation': '' };

  /** A donor who has given once comes back to the form, and reads its status. */
  const comeBack = async (changes: Parameters<typeof paymentSession>[0], attributes = {}) => {
    const service = fakeService({
      getPaymentSession: (slug) => Promise.resolve(paymentSession({ slug, ...changes })),
    });
    const platform = fakePlatform();
    const first = await openFilled({}, { platform, service });
    await first.donor.submit();
    first.page.remove();
    const opened = await openWidget(attributes, { platform: later(platform, 'outside'), service });
    await until(() => opened.donor.root.querySelector('.actions > *') !== null, 'There is no next step.');
    return opened;
  };

  const monthly = { subscription: { name: 'Monthly donation', interval: 'month', interval_count: 1 } };
  const website = ['Visit Example Charity', 'text'];

  it('begins with managing a recurring donation and ends with giving again, each with less weight', async () => {
    const { donor, element } = await comeBack(monthly, everyStep);
    await until(() => donor.find(en.copyLink) !== undefined, 'There is nothing to share.');
    expect(stepsIn(donor.root)).to.deep.equal([
      [en.nextSteps],
      [en.emailConfirmation],
      [en.endingAfter],
      [manageLink, 'filled'],
      [en.copyLink, 'outlined'],
      [en.giveAgain, 'text'],
      website,
    ]);
    await expect(element).to.be.accessible();
  });

  it('has a heading over more than one step, and none over a single one', async () => {
    const { donor } = await comeBack({}, appeal);
    await until(() => donor.find(en.copyLink) !== undefined, 'There is nothing to share.');
    expect(stepsIn(donor.root)[0]).to.deep.equal([en.nextSteps]);
    for (const one of [await comeBack({}), await openStatus({ ...oneTime, ...appeal })])
      expect(one.donor.text).not.to.contain(en.nextSteps);
  });

  it('begins with trying again, in the form, if the payment failed', async () => {
    const { donor, element } = await comeBack({ status: 'failed' }, everyStep);
    expect(stepsIn(donor.root)).to.deep.equal([[en.tryAgain, 'filled'], website]);
    await expect(element).to.be.accessible();
  });

  it('has nothing as heavy as a payment that is due', async () => {
    const service = fakeService({
      getSubscription: (slug) => Promise.resolve(subscription({ slug, status: 'past_due' })),
    });
    const { donor } = await openStatus({ ...recurring, ...everyStep }, { service });
    await until(() => donor.find(manageLink) !== undefined, 'It can’t be managed.');
    expect(stepsIn(donor.root)).to.deep.equal([[manageLink, 'outlined'], website]);
  });
});
