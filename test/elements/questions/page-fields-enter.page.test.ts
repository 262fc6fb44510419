// Also runs in Firefox and WebKit.
// Also runs on the built scripts.
import { expect, fixture, html } from '@open-wc/testing';
import { sendKeys } from '@web/test-runner-commands';
import { settled } from '../../support/elements/fakes.js';
import { openFilled, sent } from '../../support/elements/donor.js';
import { control, dedication, pageFields, typeInto } from '../../support/elements/page-fields.js';

/** Fires the browser's keydown event for Enter in a field of the page. */
const pressEnter = (field: HTMLElement, changes: KeyboardEventInit = {}) =>
  field.dispatchEvent(
    new KeyboardEvent('keydown', {
      key: 'Enter',
      bubbles: true,
      cancelable: true,
      composed: true,
      ...changes,
    }),
  );

describe('<donation-widget> and Enter in a field of the page', () => {
  it('passes the a11y audit while it sends', async () => {
    const box = pageFields(dedication);
    const { element } = await openFilled({}, { children: [box] });
    control(box, 'dedication').focus();
    await sendKeys({ press: 'Enter' });
    await expect(element).to.be.accessible();
  }).timeout(30_000);

  it('submits once', async () => {
    const box = pageFields(dedication);
    const { element, service } = await openFilled({}, { children: [box] });
    await typeInto(element, control(box, 'dedication'), 'For Ada');
    control(box, 'dedication').focus();
    await sendKeys({ press: 'Enter' });
    await element.updateComplete;
    expect(sent(service).map(({ metadata }) => metadata?.['dedication'])).to.deep.equal(['For Ada']);
  });

  it('does not submit a form around the widget', async () => {
    const box = pageFields(dedication);
    const { page, service } = await openFilled({}, { children: [box] });
    const outer = await fixture<HTMLFormElement>(html`<form></form>`);
    const submits: Event[] = [];
    outer.addEventListener('submit', (event) => {
      event.preventDefault();
      submits.push(event);
    });
    outer.append(page);
    control(box, 'dedication').focus();
    await sendKeys({ press: 'Enter' });
    expect(submits).to.have.length(0);
    expect(service.calls).to.have.length(1);
  });

  it('adds a line in a textarea', async () => {
    const box = pageFields('<textarea name="note" aria-label="Note"></textarea>');
    const { service } = await openFilled({}, { children: [box] });
    box.querySelector('textarea')?.focus();
    await sendKeys({ press: 'Enter' });
    expect(box.querySelector('textarea')?.value).to.equal('\n');
    expect(service.calls).to.deep.equal([]);
  });

  it('submits on a single Enter', async () => {
    const box = pageFields(dedication);
    const { service } = await openFilled({}, { children: [box] });
    pressEnter(control(box, 'dedication'));
    await settled();
    expect(sent(service)).to.have.length(1);
  });

  const others: [why: string, changes: KeyboardEventInit][] = [
    ['ends a composition', { isComposing: true }],
    ['is held down', { repeat: true }],
    ['is another key', { key: 'e' }],
  ];
  for (const [why, changes] of others) {
    it(`does not submit if the key ${why}`, async () => {
      const box = pageFields(dedication);
      const { donor, service } = await openFilled({}, { children: [box] });
      pressEnter(control(box, 'dedication'), changes);
      await settled();
      expect(service.calls).to.deep.equal([]);
      expect(donor.errorSummary).to.deep.equal([]);
    });
  }

  it('does not submit if the page prevents the default', async () => {
    const box = pageFields(dedication);
    const { service } = await openFilled({}, { children: [box] });
    box.addEventListener('keydown', (event) => event.preventDefault());
    control(box, 'dedication').focus();
    await sendKeys({ press: 'Enter' });
    await settled();
    expect(service.calls).to.deep.equal([]);
  });

  it('presses a button instead of submitting', async () => {
    const box = pageFields('<input type="button" name="add" value="Add">');
    const { service } = await openFilled({}, { children: [box] });
    const clicks: Event[] = [];
    box.addEventListener('click', (event) => clicks.push(event));
    control(box, 'add').focus();
    await sendKeys({ press: 'Enter' });
    await settled();
    expect(clicks).to.have.length(1);
    expect(service.calls).to.deep.equal([]);
  });
});
