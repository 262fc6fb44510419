// Also runs in Firefox and WebKit.
import { expect } from '@open-wc/testing';
import { PendingStore } from '../../src/service/pending-store.js';
import type { DonationWidget } from '../../src/elements/donation-widget.js';
import { en } from '../../src/languages/en.js';
import type { Donor } from '../support/elements/donor.js';
import { later, openWidget, record } from '../support/elements/donor.js';
import { fakePlatform, pendingDonation, settled } from '../support/elements/fakes.js';
import { control, dedication, pageFields, typeInto } from '../support/elements/page-fields.js';

/** The types of the analytics events that the form fires, in order. */
const toldBy = (element: HTMLElement) => {
  const told: string[] = [];
  for (const name of ['donation-start', 'donation-change'])
    element.addEventListener(name, () => told.push(name));
  return told;
};

const items = JSON.stringify([{ label: 'Book', amount: 3 }]);

describe('donation-start', () => {
  it('fires once, before the first donation-change, with the new donation', async () => {
    const { element, donor } = await openWidget({ intervals: 'once month', variant: ' b ' });
    const told = toldBy(element);
    const starts = record(element, 'donation-start');
    await donor.choose('£25');
    await donor.choose(en.month);
    expect(told).to.deep.equal(['donation-start', 'donation-change', 'donation-change']);
    const [{ amount, currency, interval, intervalCount, variant, bubbles, composed } = {} as never] = starts;
    expect({ amount, currency, interval, intervalCount, variant, bubbles, composed }).to.deep.equal({
      amount: 2500,
      currency: 'GBP',
      interval: null,
      intervalCount: null,
      variant: 'b',
      bubbles: true,
      composed: true,
    });
  });

  const box = pageFields(dedication);
  const changes: [why: string, act: (donor: Donor, element: DonationWidget) => Promise<void>][] = [
    ['an email address', (donor) => donor.type(en.email, 'a')],
    ['a button of the form', (donor) => donor.add('Book')],
    ['a field of the page', (_, element) => typeInto(element, control(box, 'dedication'), 'For Ada')],
  ];
  for (const [why, act] of changes) {
    it(`fires when the donor uses ${why}`, async () => {
      const { element, donor } = await openWidget({ items }, { children: [box] });
      const starts = record(element, 'donation-start');
      await act(donor, element);
      expect(starts).to.have.length(1);
    });
  }

  it('does not fire on changes by the page or a password manager, or when a field gets the focus', async () => {
    const children = [pageFields(dedication)];
    const { element, donor } = await openWidget({}, { children });
    const told = toldBy(element);
    Object.assign(element, { payer: { email: 'payer@example.org' }, defaultAmount: '50' });
    await element.updateComplete;
    for (const field of element.querySelectorAll('input')) field.value = 'By a script';
    donor.field(en.first_name).value = 'Ada';
    donor.field(en.email).dispatchEvent(new FocusEvent('focusin', { bubbles: true, composed: true }));
    expect(element.checkValidity()).to.be.true;
    expect(told).to.deep.equal(['donation-change']);
  });

  it('does not fire for restored answers, but for the donor’s next one', async () => {
    const { page, donor, platform } = await openWidget();
    await donor.choose('£25');
    page.remove();
    const starts: Event[] = [];
    const note = (event: Event) => starts.push(event);
    document.body.addEventListener('donation-start', note);
    const back = await openWidget({}, { platform: later(platform, 'reload') });
    expect(back.donor.chosen(en.amount)).to.equal('£25');
    expect(starts).to.deep.equal([]);
    await back.donor.choose('£50');
    document.body.removeEventListener('donation-start', note);
    expect(starts).to.have.length(1);
  });

  it('fires again after reset()', async () => {
    const { element, donor } = await openWidget();
    const starts = record(element, 'donation-start');
    await donor.choose('£25');
    element.reset();
    await element.updateComplete;
    expect(starts).to.have.length(1);
    await donor.choose('£25');
    expect(starts).to.have.length(2);
  });
});

describe('the reference and the variant of a donation', () => {
  it('are the same from the submit to the payment page', async () => {
    const attributes = { variant: 'b' };
    const { element, donor } = await openWidget(attributes, {
      properties: { payer: { email: 'a@b.example' } },
    });
    const [submits, checkouts] = [record(element, 'donation-submit'), record(element, 'donation-checkout')];
    await donor.submit();
    const reference = submits[0]?.request.metadata?.['donation_reference'];
    expect(reference).to.match(/^[0-9a-f]{32}$/);
    for (const event of [submits[0], checkouts[0]]) expect(event).to.include({ reference, variant: 'b' });
  });

  it('are known on return, from storage and from the page, and change for the next donation', async () => {
    const platform = fakePlatform();
    new PendingStore(platform, 'session').add(pendingDonation());
    const completes: Event[] = [];
    const note = (event: Event) => completes.push(event);
    document.body.addEventListener('donation-complete', note);
    const { element, donor } = await openWidget({ variant: 'b' }, { platform });
    for (let round = 0; round < 3; round += 1) await settled();
    document.body.removeEventListener('donation-complete', note);
    expect(completes).to.have.length(1);
    expect(completes[0]).to.include({ reference: pendingDonation().reference, variant: 'b' });

    await donor.press(en.giveAgain);
    const starts = record(element, 'donation-start');
    await donor.choose('£25');
    expect(starts).to.have.length(1);
  });
});
