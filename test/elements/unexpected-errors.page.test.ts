// Also runs in Firefox and WebKit.
// Also runs on the built scripts.
import { expect } from '@open-wc/testing';
import { de } from '../../src/languages/de.js';
import { en } from '../../src/languages/en.js';
import { openFilled, openStatus, openWidget, record, sent } from '../support/elements/donor.js';
import { control, dedication, pageFields } from '../support/elements/page-fields.js';

/** A custom field that a script of the page has broken. */
const brokenField = () => {
  const box = pageFields(dedication);
  Object.defineProperty(control(box, 'dedication'), 'validity', {
    configurable: true,
    get: () => {
      throw new TypeError('validity is not available');
    },
  });
  return box;
};

describe('An unexpected error', () => {
  it('is reported to the donor who presses the button, to the page and to the console', async () => {
    const box = brokenField();
    const { donor, element, platform, service } = await openFilled({}, { children: [box] });
    const errors = record(element, 'donation-error');
    await donor.submit();
    expect(sent(service)).to.have.length(0);
    expect(donor.notice).to.equal(en.failing);
    expect(platform.reports.map(String)).to.include('TypeError: validity is not available');
    expect(errors.map(({ error }) => error.message)).to.deep.equal(['validity is not available']);
  });

  it('lets the donor try again once its cause is gone', async () => {
    const box = brokenField();
    const { donor, service } = await openFilled({}, { children: [box] });
    await donor.submit();
    Reflect.deleteProperty(control(box, 'dedication'), 'validity');
    await donor.submit();
    expect(sent(service)).to.have.length(1);
    expect(donor.notice).not.to.equal(en.failing);
  });

  /** Makes the browser fail when it formats an amount, until the returned function is called. */
  const failingNumbers = () => {
    const { prototype } = Intl.NumberFormat;
    const own = Object.getOwnPropertyDescriptor(prototype, 'formatToParts') ?? {};
    const fail = () => {
      throw new RangeError('no numbers');
    };
    Object.defineProperty(prototype, 'formatToParts', { ...own, value: fail });
    return { end: () => Object.defineProperty(prototype, 'formatToParts', own) };
  };
  let failing: { end: () => void } | null = null;
  afterEach(() => failing?.end());

  /**
   * Makes Lit fail wherever it draws in this root, also when it draws a message instead, until the returned function is
   * called.
   */
  const failingLit = (root: ShadowRoot) => {
    const { prototype } = Node;
    const own = Object.getOwnPropertyDescriptor(prototype, 'insertBefore') ?? {};
    const insert = prototype.insertBefore;
    const value = function (this: Node, node: Node, child: Node | null) {
      if (this === root || root.contains(this)) throw new TypeError('no insertions');
      return insert.call(this, node, child);
    };
    Object.defineProperty(prototype, 'insertBefore', { ...own, value });
    return { end: () => Object.defineProperty(prototype, 'insertBefore', own) };
  };

  it('takes away a form that can’t be drawn, so that nothing is sent from it', async () => {
    const { donor, element, platform, service } = await openFilled();
    const [form, button] = [donor.root.querySelector('form'), donor.submitButton];
    failing = failingLit(donor.root);
    // The form would have to show a field.
    element.oneOff = true;
    await donor.choose(en.month);
    await element.updateComplete;
    expect(donor.root.querySelector('form')).to.equal(null);
    expect(donor.root.textContent).to.equal(en.broken);
    expect(form?.isConnected).to.equal(false);
    expect(platform.reports.map(String)).to.include('TypeError: no insertions');

    expect(element.request).to.equal(null);
    expect(element.checkValidity()).to.equal(false);
    expect(element.reportValidity()).to.equal(false);
    await element.submit();
    // A script can still have the button.
    button.click();
    await element.updateComplete;
    expect(sent(service)).to.deep.equal([]);
    expect(donor.root.textContent).to.equal(en.broken);

    failing.end();
    element.requestUpdate();
    await element.updateComplete;
    expect(donor.root.querySelectorAll('form')).to.have.length(1);
    expect(donor.root.textContent).not.to.include(en.broken);
    expect(donor.buttonText).to.equal('Donate £10.00 monthly');
    expect(donor.field(en.email).value).to.equal('me@example.org');
    await donor.submit();
    expect(sent(service)).to.have.length(1);
  });

  it('shows the page’s fallback in place of a form that can’t be drawn', async () => {
    const link = Object.assign(document.createElement('a'), { href: '/give', textContent: 'Other ways' });
    const { donor, element } = await openFilled({}, { children: [link] });
    failing = failingLit(donor.root);
    element.oneOff = true;
    await donor.choose(en.month);
    await element.updateComplete;
    expect(donor.root.querySelector('form')).to.equal(null);
    expect(link.assignedSlot).not.to.equal(null);
  });

  it('takes away a status that can’t be drawn', async () => {
    const { donor, element } = await openStatus({ type: 'one_time', slug: 'ps_7Kd2' });
    expect(donor.root.textContent).to.include(en['succeeded.title']);
    failing = failingLit(donor.root);
    element.manageUrl = 'https://charity.example/manage';
    element.shareUrl = 'https://charity.example/appeal';
    element.slug = 'ps_9';
    await element.updateComplete;
    expect(donor.root.textContent).to.equal(en.broken);
  });

  it('shows a message instead of a broken form if the form can’t render', async () => {
    const { donor, element, platform } = await openFilled();
    failing = failingNumbers();
    element.locale = 'en-IE';
    await element.updateComplete;
    expect(donor.root.querySelector('form')).to.equal(null);
    expect(donor.root.querySelector('[role=status]')?.textContent).to.equal(en.broken);
    expect(platform.reports.map(String)).to.include('RangeError: no numbers');
    failing.end();
    element.locale = 'en';
    await element.updateComplete;
    expect(donor.root.querySelector('form')).not.to.equal(null);
    expect(donor.root.textContent).not.to.include(en.broken);
  });

  it('shows the fallback if the first render fails', async () => {
    failing = failingNumbers();
    const link = Object.assign(document.createElement('a'), { href: '/give', textContent: 'Other ways' });
    const { element, donor } = await openWidget({ locale: 'de' }, { children: [link] });
    expect(link.assignedSlot).not.to.equal(null);
    expect(donor.root.querySelector('form')).to.equal(null);
    failing.end();
    element.locale = 'en';
    await element.updateComplete;
    expect(donor.root.querySelector('form')).not.to.equal(null);
    expect(link.assignedSlot).to.equal(null);
  });

  it('shows a message if a status can’t render', async () => {
    failing = failingNumbers();
    const { donor, platform } = await openStatus({ type: 'one_time', slug: 'ps_7Kd2', locale: 'de' });
    expect(donor.root.querySelector('[role=status]')?.textContent).to.equal(de.broken);
    expect(platform.reports.map(String)).to.include('RangeError: no numbers');
  });
});
