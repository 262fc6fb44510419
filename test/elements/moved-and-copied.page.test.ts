// Also runs in Firefox and WebKit.
import { expect } from '@open-wc/testing';
import { PendingStore } from '../../src/service/pending-store.js';
import type { DonationWidget } from '../../src/elements/donation-widget.js';
import { en } from '../../src/languages/en.js';
import { fakePlatform, fakeService, pendingDonation, settled } from '../support/elements/fakes.js';
import { Donor, openFilled, openStatus, openWidget, outcomeIn, sent } from '../support/elements/donor.js';
import { openButton } from '../support/elements/dialog.js';

describe('A form in use', () => {
  it('keeps its answers when the page moves it, or removes it and puts it back', async () => {
    const { page, element, donor, service } = await openFilled();
    await donor.choose('£25');
    const aside = document.createElement('aside');
    page.append(aside);
    aside.append(element);
    await element.updateComplete;
    expect(donor.field(en.email).value).to.equal('me@example.org');
    element.remove();
    await new Promise(requestAnimationFrame);
    page.prepend(element);
    await element.updateComplete;
    expect(donor.field(en.email).value).to.equal('me@example.org');
    await donor.submit();
    expect(sent(service).map(({ line_items: [item] }) => item?.amount)).to.deep.equal([2500]);
  });

  it('has a clone that works independently', async () => {
    const { element, donor, service } = await openFilled();
    await donor.choose('£50');
    const copy = element.cloneNode(true) as DonationWidget;
    const copied = fakeService();
    Object.assign(copy, { client: copied, platform: fakePlatform() });
    element.after(copy);
    await copy.updateComplete;
    const other = new Donor(copy);
    expect(other.field(en.email).value).to.equal('');
    await other.choose('£25');
    expect(donor.field(en.email).value).to.equal('me@example.org');
    expect(donor.buttonText).to.equal('Donate £50.00');
    await other.type(en.email, 'grace@example.org');
    await other.submit();
    expect(sent(copied).map(({ payer }) => payer)).to.deep.equal([{ email: 'grace@example.org' }]);
    expect(sent(service)).to.deep.equal([]);
  });
});

describe('A form in a shadow root', () => {
  /** Opens a form in a card whose styles match everything inside. */
  const openCard = async (platform: ReturnType<typeof fakePlatform>) => {
    const { page, element, donor, service } = await openWidget({ fields: 'name' }, { platform });
    const card = document.createElement('div');
    page.append(card);
    const root = card.attachShadow({ mode: 'open' });
    root.innerHTML = '<style>* { color: red }</style>';
    root.append(element);
    await settled();
    await element.updateComplete;
    return { element, donor, service };
  };

  it('sends a donation, and shows its status on return', async () => {
    const platform = fakePlatform();
    const { donor, service } = await openCard(platform);
    await donor.choose('£25');
    await donor.type(en.email, 'ada@example.org');
    await donor.submit();
    expect(sent(service)).to.have.length(1);
    expect(platform.assigned).to.have.length(1);

    const returning = fakePlatform();
    new PendingStore(returning, 'session').add(pendingDonation());
    const back = await openCard(returning);
    expect(outcomeIn(back.element)).to.equal('succeeded');
  });
});

/** A document in a frame of the page, in British English. */
const openFrame = async (page: HTMLElement): Promise<Document> => {
  const frame = document.createElement('iframe');
  frame.srcdoc = '<!doctype html><html lang="en-GB"><body></body></html>';
  // A window's height decides how a dialog scrolls.
  Object.assign(frame.style, { width: '480px', height: '100vh' });
  const loaded = new Promise((resolve) => frame.addEventListener('load', resolve));
  page.append(frame);
  await loaded;
  const { contentDocument } = frame;
  if (!contentDocument) throw new Error('The frame has no document.');
  return contentDocument;
};

/**
 * All elements below a root. After such moves, WebKit's `querySelectorAll('*')` returns those that it has found before.
 */
const below = (root: ParentNode): Element[] => [...root.children].flatMap((one) => [one, ...below(one)]);

/** Styles that differ if one of the element's style sheets is missing. */
const looks = (element: HTMLElement) => {
  const view = element.ownerDocument.defaultView;
  if (!view) throw new Error('The document has no window.');
  const names = ['display', 'backgroundColor', 'borderTopStyle', 'paddingLeft', 'clipPath'] as const;
  const all = [element, ...(element.shadowRoot ? below(element.shadowRoot) : [])];
  return all.map((one) => {
    const style = view.getComputedStyle(one);
    return [one.localName, ...names.map((name) => style[name])].join(' ');
  });
};

describe('An element that moves to another document', () => {
  it('keeps its styles and the donor’s answers as a form, there and back', async () => {
    const { page, element, donor, service } = await openFilled({ 'gift-aid': '', fields: 'name' });
    await donor.choose('£50');
    const before = looks(element);
    const sheets = element.shadowRoot?.adoptedStyleSheets;
    const frame = await openFrame(page);
    frame.body.append(element);
    await element.updateComplete;
    expect(looks(element)).to.deep.equal(before);
    expect(donor.field(en.email).value).to.equal('me@example.org');

    // A question that the page turns on there brings its own styles.
    element.dedication = '';
    await element.updateComplete;
    const withDedication = looks(element);
    page.append(element);
    await element.updateComplete;
    expect(looks(element)).to.deep.equal(withDedication);
    element.dedication = null;
    await element.updateComplete;
    expect(looks(element)).to.deep.equal(before);
    expect(element.shadowRoot?.adoptedStyleSheets).to.include.members([...(sheets ?? [])]);
    expect(donor.buttonText).to.equal('Donate £50.00');
    await donor.submit();
    expect(sent(service)).to.have.length(1);
  });

  it('keeps its styles as a status', async () => {
    const { page, element } = await openStatus({ type: 'one_time', slug: 'ps_7Kd2' });
    const before = looks(element);
    const frame = await openFrame(page);
    for (const place of [frame.body, page]) {
      place.append(element);
      await element.updateComplete;
      expect(looks(element)).to.deep.equal(before);
    }
  });

  it('keeps its styles as a button with amounts', async () => {
    const { page, element } = await openButton({ amounts: '10 25' });
    const before = looks(element);
    const frame = await openFrame(page);
    for (const place of [frame.body, page]) {
      place.append(element);
      await element.updateComplete;
      expect(looks(element)).to.deep.equal(before);
    }
  });
});
