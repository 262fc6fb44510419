// Also runs in Firefox and WebKit.
// Also runs on the built scripts.
import { expect } from '@open-wc/testing';
import { en } from '../../src/languages/en.js';
import { fakePlatform, pendingDonation } from '../support/elements/fakes.js';
import { PendingStore } from '../../src/service/pending-store.js';
import { openButton } from '../support/elements/dialog.js';
import { openStatus, openWidget } from '../support/elements/donor.js';

const keys = ['keydown', 'keypress', 'keyup'];
const presses = ['touchstart', 'touchend', 'pointerdown', 'mousedown'];

/** The types of the events that the page hears when `element` fires them. */
const heardBy = (
  page: Element,
  element: Element,
  events: readonly Event[],
  isCapturing = false,
): string[] => {
  const heard: string[] = [];
  const listen = ({ type }: Event) => heard.push(type);
  for (const { type } of events) page.addEventListener(type, listen, isCapturing);
  for (const event of events) element.dispatchEvent(event);
  for (const { type } of events) page.removeEventListener(type, listen, isCapturing);
  return heard;
};

const shared = { bubbles: true, composed: true, cancelable: true };
const key = (name: string, modifiers: KeyboardEventInit = {}) =>
  keys.map((type) => new KeyboardEvent(type, { ...shared, key: name, ...modifiers }));
const press = () => presses.map((type) => new Event(type, shared));

describe('The keys and presses of a donor', () => {
  for (const name of ['s', ' ', 'Enter', 'ArrowRight', 'Backspace'])
    it(`are the form’s: “${name}”`, async () => {
      const { page, donor } = await openWidget();
      expect(heardBy(page, donor.field(en.email), key(name))).to.deep.equal([]);
      expect(heardBy(page, donor.submitButton, key(name))).to.deep.equal([]);
    });

  it('are the form’s: presses and touches', async () => {
    const { page, donor } = await openWidget();
    expect(heardBy(page, donor.field(en.email), press())).to.deep.equal([]);
  });

  it('are seen by a page that listens in the capture phase, so that a press closes its menu', async () => {
    const { page, donor } = await openWidget();
    const events = [...key('s'), ...press()];
    expect(heardBy(page, donor.field(en.email), events, true)).to.deep.equal([...keys, ...presses]);
  });

  for (const [what, events] of [
    ['Tab', key('Tab')],
    ['Escape', key('Escape')],
    ['shortcuts with Ctrl', key('s', { ctrlKey: true })],
    ['shortcuts with Alt', key('s', { altKey: true })],
    ['shortcuts with Meta', key('s', { metaKey: true })],
    ['clicks and input', ['click', 'input', 'change'].map((type) => new Event(type, shared))],
  ] as const)
    it(`reach the page: ${what}`, async () => {
      const { page, donor } = await openWidget();
      expect(heardBy(page, donor.field(en.email), events)).to.deep.equal(events.map(({ type }) => type));
    });

  it('reach the page from what it has put into a slot', async () => {
    const { page, element } = await openWidget();
    element.innerHTML = '<p slot="fields"><input name="nickname" /></p>';
    const field = element.querySelector('input');
    if (!field) throw new Error('There is no field.');
    await element.updateComplete;
    expect(heardBy(page, field, [...key('s'), ...press()])).to.deep.equal([...keys, ...presses]);
  });

  it('are the dialog’s', async () => {
    const { page, visitor } = await openButton();
    await visitor.press();
    for (const one of [visitor.button, visitor.dialog])
      expect(heardBy(page, one, [...key('Enter'), ...press()])).to.deep.equal([]);
  });

  it('are the status’s', async () => {
    const platform = fakePlatform();
    new PendingStore(platform, 'session').add(pendingDonation());
    const { page, element } = await openStatus({}, { platform });
    const title = element.shadowRoot?.querySelector('h2');
    if (!title) throw new Error('There is no title.');
    expect(heardBy(page, title, [...key('ArrowDown'), ...press()])).to.deep.equal([]);
  });
});
