import { expect } from '@open-wc/testing';
import { PendingStore } from '../../src/browser/pending-store.js';
import type { DonationWidget } from '../../src/elements/donation-widget.js';
import { serviceModule, statusModule } from '../../src/form/lazy-modules.js';
import { de } from '../../src/i18n/de.js';
import { en } from '../../src/i18n/en.js';
import { prerender } from '../../src/prerender/prerender.js';
import { britishPage } from './british-page.js';
import { Donor, sent } from './donor.js';
import { fakePlatform, fakeService, pendingDonation } from './fakes.js';
import { access, fillIn, written, type Attributes } from './prerendered-page.js';

type Options = { platform?: ReturnType<typeof fakePlatform>; madeOf?: Attributes; children?: string };

/** Opens a widget with a prerendered form that the donor fills in before the script runs. */
const openPrerendered = async (
  attributes: Attributes = {},
  answers: Attributes = {},
  { platform = fakePlatform(), madeOf = attributes, children = '' }: Options = {},
) => {
  await Promise.all([serviceModule.load(), statusModule.load()]);
  const template = prerender({ ...access, ...madeOf }, { locale: 'en-GB' });
  // A document without a window does not upgrade elements.
  const page = Document.parseHTMLUnsafe(
    `<donation-widget${written({ ...access, ...attributes })}>${template}${children}</donation-widget>`,
  );
  const element = page.querySelector('donation-widget') as DonationWidget;
  fillIn(element.shadowRoot as ShadowRoot, answers);
  const service = fakeService();
  (await britishPage()).append(element);
  Object.assign(element, { client: service, platform });
  await element.updateComplete;
  return { element, service, donor: new Donor(element), root: element.shadowRoot as ShadowRoot };
};

describe('A prerendered form', () => {
  it('is replaced by the script’s form', async () => {
    const { root, donor } = await openPrerendered();
    expect(root.querySelectorAll('form')).to.have.length(1);
    expect(root.querySelector('.prerendered, style')).to.equal(null);
    expect(donor.submitButton.textContent.trim()).to.equal('Donate £10.00');
  });

  it('keeps the attributes of its element, because frameworks compare them', async () => {
    const { element } = await openPrerendered();
    expect(element.getAttributeNames()).to.deep.equal(Object.keys(access));
  });

  it('passes on what the donor chose and typed', async () => {
    const { donor, service } = await openPrerendered(
      { fields: 'name phone', currencies: 'GBP EUR' },
      { currency: 'EUR', interval: 'month', preset: '2500', email: 'ada@example.org', first_name: 'Ada' },
    );
    expect(donor.submitButton.textContent.trim()).to.equal('Donate €25.00 monthly');
    await donor.submit();
    const [request] = sent(service);
    expect(request).to.deep.include({
      currency: 'EUR',
      payer: { email: 'ada@example.org', first_name: 'Ada' },
    });
  });

  it('fires donation-start only if the donor filled something in', async () => {
    const starts: Event[] = [];
    const note = (event: Event) => starts.push(event);
    document.addEventListener('donation-start', note);
    await openPrerendered();
    expect(starts).to.deep.equal([]);
    await openPrerendered({}, { preset: '2500', email: 'ada@example.org' });
    document.removeEventListener('donation-start', note);
    expect(starts).to.have.length(1);
  });

  it('passes on text of several lines', async () => {
    const { donor, element } = await openPrerendered(
      { ask: 'comment' },
      { email: 'ada@example.org', comment: 'For the\notters' },
    );
    expect(donor.field(en.comment).value).to.equal('For the\notters');
    expect(element.request?.metadata).to.include({ comment: 'For the\notters' });
  });

  it('passes on a custom amount, and shows the amounts of the chosen interval', async () => {
    const other = await openPrerendered({}, { amount: '12.50' });
    expect(other.donor.submitButton.textContent.trim()).to.equal('Donate £12.50');
    const presets = '[{"amount":10},{"amount":25},{"amount":5,"interval":"month"}]';
    const monthly = await openPrerendered({ presets }, { interval: 'month' });
    expect(monthly.donor.submitButton.textContent.trim()).to.equal('Donate £5.00 monthly');
  });

  for (const [what, attributes, madeOf] of [
    ['amounts', { amounts: '5 15 25' }, { amounts: '10 20 25' }],
    ['currency', { currency: 'EUR' }, { currency: 'GBP' }],
  ] as const) {
    it(`shows the attributes’ ${what} if they differ`, async () => {
      const answers = { preset: what === 'amounts' ? '2000' : '2500', email: 'ada@example.org' };
      const { donor } = await openPrerendered(attributes, answers, { madeOf });
      const first = what === 'amounts' ? '£5.00' : '€10.00';
      expect(donor.submitButton.textContent.trim()).to.equal(`Donate ${first}`);
      expect(donor.field(en.email)).to.have.property('value', 'ada@example.org');
    });
  }

  it('is replaced by a form in another language', async () => {
    const { donor, root } = await openPrerendered(
      { locale: 'de' },
      { preset: '2500' },
      { madeOf: { locale: 'en' } },
    );
    expect(root.textContent).to.include(de.amount).and.not.to.include(en.amount);
    expect(donor.submitButton.textContent).to.include('10,00');
  });

  it('is replaced by the fallback if the form can’t work', async () => {
    const { root } = await openPrerendered(
      { amounts: 'ten' },
      {},
      { madeOf: {}, children: '<a href="https://charity.example">Give elsewhere</a>' },
    );
    expect(root.querySelector('form')).to.equal(null);
    expect(root.querySelector('slot')?.assignedElements()).to.have.length(1);
  });

  it('is replaced by the status on return', async () => {
    const platform = fakePlatform();
    new PendingStore(platform, 'session').add(pendingDonation());
    const { root } = await openPrerendered({}, {}, { platform });
    expect(root.querySelector('form')).to.equal(null);
    expect(root.querySelectorAll('donation-status')).to.have.length(1);
  });

  it('is empty if the attributes can’t work', () => {
    expect(prerender({ ...access, amounts: 'ten' })).to.equal('');
    expect(prerender({ ...access, 'publishable-key': 'sk_live_1' })).to.equal('');
    expect(prerender({})).to.equal('');
  });
});
