import { expect } from '@open-wc/testing';
import { sendKeys } from '@web/test-runner-commands';
import { en } from '../../src/languages/en.js';
import { deferred, fakeService, paymentSession } from '../support/elements/fakes.js';
import { focused } from '../support/elements/dialog.js';
import { later, type Donor } from '../support/elements/donor.js';
import { until } from '../support/elements/until.js';
import { everything, little } from '../support/accessibility/forms.js';
import {
  failingOnce,
  fillIn,
  hanging,
  open,
  openCheckAgain,
  send,
  tell,
} from '../support/accessibility/states.js';

/** Listens to the live region for the notice of a form or for its status, and returns a function that gets its announcements. */
const hear = ({ root }: Donor) => {
  const find = () => [...root.querySelectorAll<HTMLElement>('.notice[aria-live], .status [aria-live]')];
  const [region] = find();
  const texts: string[] = [];
  if (region) {
    new MutationObserver(() => texts.push(...[region.innerText].filter(Boolean))).observe(region, {
      characterData: true,
      childList: true,
      subtree: true,
    });
  }
  return () => ({
    texts,
    count: find().length,
    isSame: find()[0] === region,
    // Screen readers ignore a hidden region, and don't announce one that appears together with its text.
    isTold: region?.checkVisibility() ?? false,
  });
};

const saidOnly = (...texts: string[]) => ({ texts, count: 1, isSame: true, isTold: true });

const sendByEnter = async ({ submitButton: button }: Donor) => {
  button.focus();
  await sendKeys({ press: 'Enter' });
};

/** Sends a form with Enter, and waits until it redirects to the payment. */
const leave = async () => {
  const opened = await open(little);
  const aside = Object.assign(document.createElement('button'), { textContent: 'Elsewhere' });
  opened.page.append(aside);
  await fillIn(opened.donor);
  await sendByEnter(opened.donor);
  await until(() => opened.donor.notice === en.leaving, 'It does not leave.');
  return { ...opened, aside };
};

describe('The live region of a form', () => {
  it('has no role, because Firefox would stop at it while it is empty', async () => {
    const { donor } = await open(everything);
    const regions = [...donor.root.querySelectorAll('[aria-live]')];
    expect(regions.map((region) => [region.textContent, region.role])).to.deep.equal(
      regions.map(() => ['', null]),
    );
    expect(donor.root.querySelector('[role="status"]')).to.equal(null);
  });

  it('exists from the first render, and announces each step of sending once', async () => {
    const { donor, platform, element } = await open(little, { service: failingOnce() });
    const heard = hear(donor);
    expect(heard()).to.deep.equal(saidOnly());
    await fillIn(donor);
    await donor.submit();
    expect(donor.notice).to.equal(en.failing);
    await donor.submit();
    expect(donor.notice).to.equal(en.leaving);
    await platform.clock.advance(10_000);
    await element.updateComplete;
    const steps = [en.sending, en.failing, en.sending, en.leaving, en.linkReady];
    expect(heard()).to.deep.equal(saidOnly(...steps));
  });

  it('announces no errors, because the focus moves to them', async () => {
    const { donor } = await open(little);
    const heard = hear(donor);
    await donor.submit();
    expect(donor.root.querySelector('[role="alert"]')).to.equal(null);
    expect(donor.root.querySelectorAll('#error-summary [aria-live], .error[aria-live]')).to.have.length(0);
    await donor.choose('£25');
    await donor.type(en.email, 'ada@example.org');
    expect(heard()).to.deep.equal(saidOnly());
  });
});

describe('The live region for what a tick makes necessary', () => {
  // Between two listeners of an event that isn't made by a script, the form is already drawn again.
  it('announces it after a press of Space', async () => {
    const { donor } = await open({ ask: 'organisation' });
    donor.field(en.byOrganisation).focus();
    await sendKeys({ press: 'Space' });
    await until(
      () => donor.root.querySelector('#announcement')?.textContent.includes(en.organisation) ?? false,
      'Nothing is announced.',
    );
  });
});

describe('The live region of a status', () => {
  it('announces each change once, and nothing while the status polls', async () => {
    const { donor, service, platform, element } = await tell('pending');
    const heard = hear(donor);
    const asked = () => service.calls.length;
    const askAgain = async () => {
      const before = asked();
      for (let seconds = 0; seconds < 120 && asked() === before; seconds += 1) {
        await platform.clock.advance(1_000);
      }
      expect(asked()).to.equal(before + 1);
      await element.updateComplete;
    };
    for (let times = 0; times < 4; times += 1) await askAgain();
    expect(heard()).to.deep.equal(saidOnly());
    service.now.outcome = 'succeeded';
    await askAgain();
    expect(heard()).to.deep.equal(saidOnly(en['succeeded.title']));
  });

  it('moves the focus to the title when “Check again” disappears', async () => {
    const { donor, element, button } = await openCheckAgain();
    button.focus();
    await sendKeys({ press: 'Enter' });
    await until(() => donor.find(en.checkAgain) === undefined, 'It stays.');
    await element.updateComplete;
    expect(focused()?.textContent.trim()).to.equal(en['unconfirmed.title']);
    expect(focused()?.localName).to.match(/^h\d$/);
  });
});

describe('The button of a form', () => {
  it('keeps the focus while it sends, and has aria-disabled', async () => {
    const { donor } = await open(little, { service: hanging() });
    await fillIn(donor);
    await sendByEnter(donor);
    await until(() => donor.notice === en.sending, 'It does not send.');
    expect(focused()).to.equal(donor.submitButton);
    expect(donor.submitButton.getAttribute('aria-disabled')).to.equal('true');
    expect(donor.submitButton.hasAttribute('disabled')).to.be.false;
  });

  it('passes the focus to the link that replaces it', async () => {
    const { donor, platform, element } = await leave();
    await platform.clock.advance(10_000);
    await element.updateComplete;
    const link = donor.find(en.continueToPayment);
    expect(link).not.to.be.undefined;
    await until(() => focused() === link, 'The link has no focus.');
  });

  it('leaves the focus alone if the donor has moved it', async () => {
    const { donor, platform, element, aside } = await leave();
    aside.focus();
    await platform.clock.advance(10_000);
    await element.updateComplete;
    expect(donor.find(en.continueToPayment)).not.to.be.undefined;
    expect(focused()).to.equal(aside);
  });
});

describe('A donor who returns', () => {
  it('hears thanks once from a fast service: with the focus', async () => {
    const { platform } = await send();
    const answer = deferred<ReturnType<typeof paymentSession>>();
    const {
      element,
      donor,
      platform: now,
    } = await open(little, {
      platform: later(platform, 'outside'),
      service: fakeService({ getPaymentSession: () => answer.promise }),
    });
    const title = donor.root.querySelector<HTMLElement>('[part~=status-title]');
    expect(title?.textContent).to.equal(en.checking);
    const heard = hear(donor);
    answer.resolve(paymentSession());
    await now.clock.advance(999);
    expect(title?.textContent).to.equal(en['succeeded.title']);
    expect(focused() === title).to.equal(false);
    await now.clock.advance(1);
    expect(focused() === title).to.equal(true);
    await now.clock.advance(10_000);
    await element.updateComplete;
    expect(heard()).to.deep.equal(saidOnly());
    expect(title?.ariaLive).to.equal(null);
  });

  it('hears once from a fast service that it waits for the payment, then that it has come', async () => {
    const { platform } = await send();
    let session = paymentSession({ status: 'open' });
    const {
      element,
      donor,
      platform: now,
    } = await open(little, {
      platform: later(platform, 'outside'),
      service: fakeService({ getPaymentSession: () => Promise.resolve(session) }),
    });
    const heard = hear(donor);
    const title = donor.root.querySelector<HTMLElement>('[part~=status-title]');
    await now.clock.advance(1000);
    await element.updateComplete;
    expect(focused()).to.equal(title);
    expect(heard()).to.deep.equal(saidOnly());
    session = paymentSession();
    await now.clock.advance(10_000);
    await until(() => heard().texts.length > 0, 'Nothing is said.');
    expect(focused()).to.equal(title);
    // Nobody finds the title twice when reading the page later.
    await now.clock.advance(10_000);
    await element.updateComplete;
    expect(heard()).to.deep.equal(saidOnly(en['succeeded.title']));
    expect(donor.root.querySelector('.status [aria-live]')?.textContent).to.equal('');
  });

  it('hears that a slow service is being asked, then its answer', async () => {
    const { platform } = await send();
    const answer = deferred<ReturnType<typeof paymentSession>>();
    const {
      element,
      donor,
      platform: now,
    } = await open(little, {
      platform: later(platform, 'outside'),
      service: fakeService({ getPaymentSession: () => answer.promise }),
    });
    await now.clock.advance(1000);
    expect(focused()?.textContent.trim()).to.equal(en.checking);
    await element.updateComplete;
    const heard = hear(donor);
    answer.resolve(paymentSession());
    await until(() => heard().texts.length > 0, 'Nothing is said.');
    expect(heard()).to.deep.equal(saidOnly(en['succeeded.title']));
  });

  it('hears an announcement instead if the donor has gone on before the title gets the focus', async () => {
    const { platform } = await send();
    const { donor, platform: now } = await open(little, { platform: later(platform, 'outside') });
    await until(() => donor.find(en.giveAgain) !== undefined, 'There is no answer.');
    const heard = hear(donor);
    const button = donor.find(en.giveAgain);
    button?.focus();
    await now.clock.advance(1000);
    await until(() => heard().texts.length > 0, 'Nothing is said.');
    expect(focused()).to.equal(button);
    expect(heard()).to.deep.equal(saidOnly(en['succeeded.title']));
  });

  it('hears the title although the page moves the form before it gets the focus', async () => {
    const { platform } = await send();
    const {
      element,
      donor,
      page,
      platform: now,
    } = await open(little, { platform: later(platform, 'outside') });
    await until(() => donor.find(en.giveAgain) !== undefined, 'There is no answer.');
    page.append(element);
    await now.clock.advance(1000);
    expect(focused()?.textContent).to.equal(en['succeeded.title']);
  });

  it('hears each later outcome if something else has moved the focus to the title', async () => {
    const { platform } = await send();
    const answer = deferred<ReturnType<typeof paymentSession>>();
    const { donor } = await open(little, {
      platform: later(platform, 'outside'),
      service: fakeService({ getPaymentSession: () => answer.promise }),
    });
    const heard = hear(donor);
    donor.root.querySelector<HTMLElement>('[part~=status-title]')?.focus();
    answer.resolve(paymentSession());
    await until(() => heard().texts.length > 0, 'Nothing is said.');
    expect(heard()).to.deep.equal(saidOnly(en['succeeded.title']));
  });

  it('keeps the focus if the status is on another page', async () => {
    const { donor, platform } = await tell('succeeded');
    expect(donor.text).to.contain(en['succeeded.title']);
    await platform.clock.advance(1000);
    expect(focused()).to.equal(document.body);
  });
});
