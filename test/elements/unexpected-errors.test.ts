import { expect } from '@open-wc/testing';
import { de } from '../../src/i18n/de.js';
import { en } from '../../src/i18n/en.js';
import { openFilled, openStatus, openWidget, record, sent } from './donor.js';
import { control, dedication, pageFields } from './page-fields.js';

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
    const own = Object.getOwnPropertyDescriptor(prototype, 'format') ?? {};
    const fail = () => {
      throw new RangeError('no numbers');
    };
    Object.defineProperty(prototype, 'format', { ...own, get: fail });
    return { end: () => Object.defineProperty(prototype, 'format', own) };
  };
  let failing: { end: () => void } | null = null;
  afterEach(() => failing?.end());

  it('shows a message instead of a broken form if the form can’t render', async () => {
    const { donor, element, platform } = await openFilled();
    failing = failingNumbers();
    element.locale = 'en-IE';
    await element.updateComplete;
    expect(donor.root.querySelector('form')).to.equal(null);
    expect(donor.root.querySelector('[role=status]')?.textContent).to.equal(en.unloaded);
    expect(platform.reports.map(String)).to.include('RangeError: no numbers');
    failing.end();
    element.locale = 'en';
    await element.updateComplete;
    expect(donor.root.querySelector('form')).not.to.equal(null);
    expect(donor.root.textContent).not.to.include(en.unloaded);
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
    expect(donor.root.querySelector('[role=status]')?.textContent).to.equal(de.unloaded);
    expect(platform.reports.map(String)).to.include('RangeError: no numbers');
  });
});
