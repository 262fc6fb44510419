import { expect } from '@open-wc/testing';
import { extras } from '../../src/elements/extras.part.js';
import { en } from '../../src/messages/en.js';
import { drawn, openFirst } from './first-page.js';
import { HeldPart } from './held-part.js';

const items = '[{"label": "Blanket", "amount": 15}]';

let part: HeldPart<NonNullable<typeof extras.value>>;
beforeEach(() => {
  part = new HeldPart(extras);
});

/** A plain form in use, which the extras have not come for. */
const openBegun = async () => {
  const opened = await openFirst();
  opened.donor.types(en.email, 'me@example.org');
  await opened.element.prepare();
  await opened.element.updateComplete;
  return opened;
};

describe('What a form has beyond a plain one', () => {
  it('is not loaded for a plain form, also once it is in use', async () => {
    const { element } = await openBegun();
    expect(element.request?.line_items).to.have.length(1);
    expect(part.asked).to.equal(0);
  });

  for (const attributes of [{ items }, { fields: 'address' }, { 'gift-aid': '' }, { amounts: 'ten' }]) {
    it(`is asked for at once by ${JSON.stringify(attributes)}`, async () => {
      const { element } = await openFirst({ attributes });
      expect(part.asked).to.equal(1);
      expect(element.shadowRoot?.querySelector('form')).to.equal(null);
      await part.arrive();
      await element.updateComplete;
    });
  }

  it('comes to a form in use that the page changes, with its styles; what was typed stays', async () => {
    const { element, donor } = await openBegun();
    const before = element.shadowRoot?.adoptedStyleSheets.length ?? 0;
    element.items = items;
    await drawn();
    expect(donor.has('Blanket')).to.equal(false);
    await part.arrive();
    await element.updateComplete;
    expect(donor.has('Blanket')).to.equal(true);
    expect(donor.field(en.email).value).to.equal('me@example.org');
    expect(element.shadowRoot?.adoptedStyleSheets).to.have.length(before + 1);
  });

  it('is said where it can’t be loaded for a form in use, and comes at the next touch; nothing is lost', async () => {
    const { element, donor, platform } = await openBegun();
    element.items = items;
    await drawn();
    await part.fail();
    await drawn();
    expect(element.shadowRoot?.textContent).to.contain(en.unloaded);
    const errors = platform.reports.filter((report) => report instanceof Error);
    expect(errors.map(({ message }) => message)).to.deep.equal(['<donation-widget> could not load a part.']);
    element.dispatchEvent(new PointerEvent('pointerenter'));
    await drawn();
    expect(part.asked).to.equal(2);
    await part.arrive();
    await element.updateComplete;
    expect(donor.has('Blanket')).to.equal(true);
    expect(donor.field(en.email).value).to.equal('me@example.org');
    expect(element.checkValidity()).to.equal(false);
  });

  it('is not waited for any more where the page asks for a plain form again', async () => {
    const { element, donor } = await openBegun();
    element.items = items;
    await drawn();
    element.items = null;
    await part.fail();
    await drawn();
    expect(donor.field(en.email).value).to.equal('me@example.org');
    await element.updateComplete;
    expect(element.shadowRoot?.querySelectorAll('form')).to.have.length(1);
  });
});
