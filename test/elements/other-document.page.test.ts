// Also runs in Firefox and WebKit.
import { expect } from '@open-wc/testing';
import { en } from '../../src/languages/en.js';
import { openButton } from '../support/elements/dialog.js';
import { openFilled, openStatus, sent } from '../support/elements/donor.js';

/** A document in a frame of the page, in British English. */
const openFrame = async (page: HTMLElement): Promise<Document> => {
  const frame = document.createElement('iframe');
  frame.srcdoc = '<!doctype html><html lang="en-GB"><body></body></html>';
  Object.assign(frame.style, { width: '480px', height: '900px' });
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
