// Also runs in Firefox and WebKit.
// Needs a page of its own.
import { expect } from '@open-wc/testing';
import { en } from '../../../src/languages/en.js';
import { partsFor } from '../../../src/questions/list.js';
import { attributesOf } from '../../support/questions/attributes.js';
import { focused } from '../../support/elements/dialog.js';
import { HeldModule } from '../../support/elements/held-module.js';
import {
  openWidget,
  record,
  sent,
  storedText,
  type Donor,
  type Options,
} from '../../support/elements/donor.js';
import { until } from '../../support/elements/until.js';

const use = 'Use ada@gmail.com';
const liveOf = ({ root }: Donor) => root.querySelector('.email-suggestion [aria-live=polite]');
const suggested = (donor: Donor) => liveOf(donor)?.textContent || undefined;

/** The donor types an address and leaves the field. */
const enter = async (donor: Donor, email: string) => {
  await donor.type(en.email, email);
  donor.field(en.email).dispatchEvent(new Event('change', { bubbles: true }));
  await donor.comeNear();
};

const openNear = async (attributes: Record<string, string> = {}, options: Options = {}) => {
  const opened = await openWidget(attributes, options);
  await opened.donor.comeNear();
  await until(() => liveOf(opened.donor) !== null);
  return opened;
};

describe('<donation-widget> with a mistyped e-mail address', () => {
  it('loads the suggestion once a donor is near, without drawing the form anew', async () => {
    const [module] = partsFor(attributesOf()).late;
    if (!module) throw new Error('No question loads late.');
    const held = new HeldModule<unknown>(module);
    const { donor, element } = await openWidget({ 'gift-aid': '', contact: 'email' });
    expect(held.asked).to.equal(0);
    const controls = [...donor.root.querySelectorAll('input')];
    const { height } = element.getBoundingClientRect();
    await donor.comeNear();
    expect(held.asked).to.equal(1);
    await donor.type(en.first_name, 'Ada');
    await held.arrive();
    await until(() => liveOf(donor) !== null);
    expect(element.getBoundingClientRect().height).to.equal(height);
    expect([...donor.root.querySelectorAll('input')]).to.deep.equal(controls);
    expect(donor.field(en.first_name).value).to.equal('Ada');
    held.release();
    element.remove();
  });

  it('suggests another address below the field once the donor has left it, and stops nobody', async () => {
    const { donor, element, platform, service } = await openNear();
    const events = ['donation-start', 'donation-change', 'donation-invalid'].map((type) =>
      record(element, type as 'donation-start'),
    );
    await enter(donor, 'ada@gmail.com');
    expect(suggested(donor)).to.be.undefined;

    const live = liveOf(donor);
    donor.field(en.email).focus();
    for (const text of ['ada@gmial.co', 'ada@gmial.com']) {
      await donor.type(en.email, text);
      expect(suggested(donor)).to.be.undefined;
    }
    await enter(donor, 'ada@gmial.com');
    expect(suggested(donor)).to.equal('Did you mean ada@gmail.com?');
    expect(focused()).to.equal(donor.field(en.email));
    expect(liveOf(donor)).to.equal(live);
    expect(live?.closest('.field')?.contains(donor.field(en.email))).to.be.true;
    expect(donor.find(use)).not.to.be.undefined;
    await expect(element).to.be.accessible();

    expect(element.checkValidity()).to.be.true;
    expect(element.request?.payer).to.deep.equal({ email: 'ada@gmial.com' });
    expect(JSON.stringify([element.request, ...events])).not.to.contain('gmail');
    expect(storedText(platform)).not.to.contain('gmail').and.not.to.contain('gmial');
    await donor.submit();
    expect(sent(service)[0]?.payer).to.deep.equal({ email: 'ada@gmial.com' });
  });

  it('stays while the donor goes on, and replaces the address on a press', async () => {
    const { donor, element } = await openNear();
    // The donor only passes this one while typing.
    for (const text of ['ada@gmial.com', 'ada@gmial.comx', 'ada@gmial.com']) await enter(donor, text);
    expect(suggested(donor)).to.equal('Did you mean ada@gmail.com?');
    await donor.type(en.first_name, 'Ada');
    expect(suggested(donor)).not.to.be.undefined;
    await enter(donor, 'eve@gmial.com');
    expect(suggested(donor)).to.equal('Did you mean eve@gmail.com?');
    // The donor has kept this one.
    await enter(donor, 'ada@gmial.com');
    expect(suggested(donor)).to.be.undefined;
    await donor.type(en.first_name, 'Eve');
    expect(suggested(donor)).to.be.undefined;

    await enter(donor, 'eve@gmial.com');
    donor.find('Use eve@gmail.com')?.focus();
    await donor.press('Use eve@gmail.com');
    expect(donor.field(en.email).value).to.equal('eve@gmail.com');
    expect(focused()).to.equal(donor.field(en.email));
    expect(suggested(donor)).to.be.undefined;
    expect(element.request?.payer.email).to.equal('eve@gmail.com');
  });

  it('ignores an address from the page, and isolates the donor’s in text from right to left', async () => {
    const { donor } = await openNear({ locale: 'ar' }, { properties: { payer: { email: 'eve@gmial.com' } } });
    expect(suggested(donor)).to.be.undefined;
    const field = donor.root.querySelector<HTMLInputElement>('#email');
    if (!field) throw new Error('There is no field.');
    field.value = 'ada@gmial.com';
    for (const type of ['input', 'change'])
      field.dispatchEvent(new Event(type, { bubbles: true, composed: true }));
    await donor.comeNear();
    expect(suggested(donor)).to.contain('\u2068ada@gmail.com\u2069');
    expect(donor.root.querySelector('.email-suggestion button')?.textContent).to.contain(
      '\u2068ada@gmail.com\u2069',
    );
  });
});
