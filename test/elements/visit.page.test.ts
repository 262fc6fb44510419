// Also runs in Firefox and WebKit.
import { expect } from '@open-wc/testing';
import { en } from '../../src/languages/en.js';
import { browserView } from '../../src/page/view.js';
import { leave, openWidget, record } from '../support/elements/donor.js';
import { fakePlatform, fakeService } from '../support/elements/fakes.js';
import { control, dedication, pageFields, typeInto } from '../support/elements/page-fields.js';
import { until } from '../support/elements/until.js';

/** Resolves once the browser has told observers what is in view. */
const afterObservers = () =>
  new Promise<void>((resolve) => {
    const observer = new IntersectionObserver(() => {
      observer.disconnect();
      resolve();
    });
    observer.observe(document.body);
  });

const inView = () => ({ platform: fakePlatform(browserView) });

describe('donation-seen', () => {
  afterEach(() => scrollTo(0, 0));

  it('fires once, after half of the form has been in view for a second', async () => {
    const { element, platform } = await openWidget({ variant: 'b' }, inView());
    const seen = record(element, 'donation-seen');
    await until(() => platform.clock.waiting > 0);
    await platform.clock.advance(999);
    expect(seen).to.have.length(0);
    await platform.clock.advance(1);
    expect(seen).to.have.length(1);
    expect(seen[0]).to.include({ variant: 'b', bubbles: true, composed: true });
    element.reset();
    await element.updateComplete;
    await afterObservers();
    await platform.clock.advance(5000);
    expect(seen).to.have.length(1);
  });

  it('waits until the form is in view, and starts again if it goes out of view', async () => {
    const { element, page, platform } = await openWidget({}, inView());
    const seen = record(element, 'donation-seen');
    const above = document.createElement('div');
    above.style.blockSize = '300vh';
    page.prepend(above);
    scrollTo(0, 0);
    await afterObservers();
    await until(() => platform.clock.waiting === 0);
    await platform.clock.advance(5000);
    expect(seen).to.have.length(0);
    element.scrollIntoView();
    await until(() => platform.clock.waiting > 0);
    await platform.clock.advance(900);
    scrollTo(0, 0);
    await until(() => platform.clock.waiting === 0);
    await platform.clock.advance(5000);
    expect(seen).to.have.length(0);
  });

  it('counts a form that is too long for the screen once it fills half of the screen', async () => {
    const { element, page, platform } = await openWidget({}, inView());
    const seen = record(element, 'donation-seen');
    const form = element.renderRoot.querySelector('form');
    if (form) form.style.minBlockSize = '500vh';
    page.style.blockSize = '600vh';
    await until(() => platform.clock.waiting > 0);
    await platform.clock.advance(1000);
    expect(seen).to.have.length(1);
  });
});

describe('donation-leave', () => {
  it('fires when a donor who has started leaves, with the last question', async () => {
    const { element, donor } = await openWidget({ variant: 'b' });
    const left = record(element, 'donation-leave');
    await donor.choose('£25');
    donor.field(en.email).dispatchEvent(new FocusEvent('focusin', { bubbles: true, composed: true }));
    leave();
    expect(left).to.have.length(1);
    expect(left[0]).to.deep.include({ question: 'payer', variant: 'b', bubbles: true, composed: true });
    expect(left[0]?.codes).to.deep.equal([]);
    leave();
    expect(left).to.have.length(1);
  });

  it('has the codes of the errors that the donor saw, and no value', async () => {
    const { element, donor } = await openWidget();
    const left = record(element, 'donation-leave');
    await donor.type(en.email, 'ada at example');
    await donor.submit();
    leave();
    expect(left[0]?.codes).to.deep.equal(['format']);
    expect(JSON.stringify(left[0])).not.to.include('ada');
  });

  it('names the page’s own fields', async () => {
    const box = pageFields(dedication);
    const { element } = await openWidget({}, { children: [box] });
    const left = record(element, 'donation-leave');
    await typeInto(element, control(box, 'dedication'), 'For Ada');
    leave();
    expect(left[0]?.question).to.equal('page-fields');
  });

  it('does not fire for a donor who hasn’t started, or who is on the way to the payment page', async () => {
    const service = fakeService();
    const { element, donor } = await openWidget({}, { service });
    const left = record(element, 'donation-leave');
    leave();
    expect(left).to.have.length(0);
    await donor.type(en.email, 'ada@example.org');
    await donor.submit();
    await until(() => service.calls.length > 0);
    leave();
    expect(left).to.have.length(0);
  });

  /** A donor whom the page takes to the payment page itself. */
  const takenByPage = async () => {
    const opened = await openWidget();
    const { element, donor } = opened;
    const left = record(element, 'donation-leave');
    const redirects = record(element, 'donation-redirect');
    element.addEventListener('donation-redirect', (event) => event.preventDefault());
    await donor.type(en.email, 'ada@example.org');
    await donor.submit();
    await until(() => redirects.length > 0);
    await element.updateComplete;
    return { ...opened, left };
  };

  it('does not fire if the page takes the donor to the payment page itself', async () => {
    const { left } = await takenByPage();
    leave();
    expect(left).to.have.length(0);
  });

  it('does not fire either if the page closes the form or changes it first', async () => {
    const { element, left } = await takenByPage();
    element.giveUp();
    element.amounts = '70 80';
    await element.updateComplete;
    leave();
    expect(left).to.have.length(0);
  });

  it('fires if the donor changes the form after all, and leaves', async () => {
    const { donor, left } = await takenByPage();
    await donor.choose('£25');
    leave();
    expect(left.map(({ question }) => question)).to.deep.equal(['amount']);
  });

  it('fires again after reset() and a new start, and not after the form is removed', async () => {
    const { element, donor } = await openWidget();
    const left = record(element, 'donation-leave');
    await donor.choose('£25');
    leave();
    element.reset();
    await element.updateComplete;
    leave();
    expect(left).to.have.length(1);
    await donor.choose('£50');
    element.remove();
    leave();
    expect(left).to.have.length(1);
    expect(left[0]?.question).to.equal('amount');
  });
});
