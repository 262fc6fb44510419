// Also runs in Firefox and WebKit.
import { expect } from '@open-wc/testing';
import type { LitElement } from 'lit';
import { en } from '../../src/languages/en.js';
import { fakeService, settled } from '../support/elements/fakes.js';
import { openWidget, record, sent, type Donor } from '../support/elements/donor.js';

/** Fills a field without events, as some password managers do. */
const fill = (donor: Donor, label: string, value: string): void => {
  donor.field(label).value = value;
};

/** Chooses or ticks an option without events. */
const tick = (donor: Donor, label: string): void => {
  donor.field(label).checked = true;
};

const ada = (donor: Donor): void => {
  fill(donor, en.email, 'ada@example.org');
  fill(donor, en.first_name, 'Ada');
};

/** The form is drawn again, whatever the reason. */
const drawnAgain = async (element: LitElement): Promise<void> => {
  element.requestUpdate();
  await element.updateComplete;
};

describe('A field that is filled without an event', () => {
  it('is sent', async () => {
    const { donor, service } = await openWidget();
    ada(donor);
    await donor.submit();
    expect(sent(service)[0]?.payer).to.deep.equal({ email: 'ada@example.org', first_name: 'Ada' });
    expect(donor.field(en.email).value).to.equal('ada@example.org');
  });

  it('counts for reportValidity() at once, and for request and checkValidity() once the form is drawn', async () => {
    const { donor, element } = await openWidget();
    ada(donor);
    await drawnAgain(element);
    expect(element.checkValidity()).to.equal(true);
    expect(element.request?.payer.email).to.equal('ada@example.org');
    fill(donor, en.email, 'eve');
    expect(element.reportValidity()).to.equal(false);
    fill(donor, en.email, '');
    await drawnAgain(element);
    expect(element.checkValidity()).to.equal(false);
    expect(element.request).to.be.null;
  });

  for (const [what, change] of [
    ['the donor types in another field', ({ donor }) => donor.type(en.last_name, 'Byron')],
    ['the donor chooses an amount', ({ donor }) => donor.choose('£50')],
    [
      'the language changes',
      async ({ element }) => {
        element.locale = 'en-US';
        await element.updateComplete;
      },
    ],
    [
      'the page sets a payer',
      async ({ element }) => {
        element.payer = { email: 'page@example.org' };
        await element.updateComplete;
      },
    ],
    [
      'the page adds questions',
      async ({ element }) => {
        element.fields = 'name phone address';
        await element.updateComplete;
      },
    ],
    ['a submit fails', ({ donor }) => donor.submit()],
  ] as [string, (opened: Awaited<ReturnType<typeof openWidget>>) => Promise<void>][]) {
    it(`keeps its value when ${what}`, async () => {
      const opened = await openWidget({ fields: 'name' });
      ada(opened.donor);
      await change(opened);
      expect(opened.donor.field(en.email).value).to.equal('ada@example.org');
      expect(opened.element.request?.payer).to.include({ email: 'ada@example.org', first_name: 'Ada' });
    });
  }

  it('shows its error until it is filled again', async () => {
    const { donor, service } = await openWidget();
    fill(donor, en.email, 'ada');
    await donor.submit();
    expect(donor.errorOf(en.email)).to.equal(en['email.format']);
    ada(donor);
    await donor.submit();
    expect(sent(service)).to.have.length(1);
    expect(donor.errorSummary).to.deep.equal([]);
  });

  it('is emptied by reset()', async () => {
    const { donor, element } = await openWidget();
    ada(donor);
    fill(donor, en.customAmount, '7');
    element.reset();
    await element.updateComplete;
    expect([donor.field(en.email).value, donor.field(en.customAmount).value]).to.deep.equal(['', '']);
    expect(element.request).to.be.null;
    expect(donor.chosen(en.amount)).to.equal('£10');
  });

  it('is replaced by the donor’s next choice', async () => {
    const { donor, element } = await openWidget();
    ada(donor);
    fill(donor, en.customAmount, '7');
    await donor.choose('£25');
    expect(donor.field(en.customAmount).value).to.equal('');
    expect(donor.chosen(en.amount)).to.equal('£25');
    expect(element.request?.line_items[0]?.amount).to.equal(2500);
  });

  it('replaces the link to the donation that was sent before', async () => {
    const service = fakeService();
    const { donor, element, platform } = await openWidget({}, { service });
    platform.isFramedAcrossOrigins = () => true;
    ada(donor);
    await donor.submit();
    expect(donor.find(en.continueToPayment) !== undefined).to.equal(true);
    fill(donor, en.customAmount, '7');
    await element.submit();
    await settled();
    expect(sent(service).map(({ line_items: [line] }) => line?.amount)).to.deep.equal([1000, 700]);
  });

  describe('changes the donation', () => {
    it('with another amount', async () => {
      const { donor, element } = await openWidget();
      const changes = record(element, 'donation-change');
      ada(donor);
      fill(donor, en.customAmount, '7.50');
      await drawnAgain(element);
      expect(element.request?.line_items[0]?.amount).to.equal(750);
      expect(donor.buttonText).to.equal('Donate £7.50');
      expect(donor.chosen(en.amount)).to.be.undefined;
      expect(changes.map(({ amount }) => amount)).to.deep.equal([750]);
    });

    it('with a preset and an interval', async () => {
      const { donor, service } = await openWidget();
      ada(donor);
      tick(donor, '£50');
      tick(donor, en.month);
      await donor.submit();
      const [request] = sent(service);
      expect(request?.payment_type).to.equal('subscription');
      expect(request?.line_items[0]?.amount).to.equal(5000);
      expect(donor.buttonText).to.equal('Donate £50.00 monthly');
    });

    it('with a currency and its amount', async () => {
      const { donor, element } = await openWidget({ currencies: 'GBP EUR', amounts: '10 25' });
      ada(donor);
      donor.field(en.currency).value = 'EUR';
      fill(donor, en.customAmount, '7');
      await drawnAgain(element);
      expect(element.request).to.include({ currency: 'EUR' });
      expect(element.request?.line_items[0]?.amount).to.equal(700);
    });

    it('with items, a purpose, a one-off donation and a declaration', async () => {
      const items = JSON.stringify([
        { label: 'Bottle', amount: 5 },
        { label: 'Blanket', amount: 12 },
      ]);
      const attributes = {
        items,
        intentions: 'Food;Water',
        'one-off': '',
        'gift-aid': '',
        intervals: 'month once',
      };
      const { donor, element } = await openWidget(attributes);
      ada(donor);
      fill(donor, 'Blanket', '3');
      fill(donor, en.one_off, '20');
      fill(donor, en.intention, 'Water');
      tick(donor, en.giftAidYes);
      await drawnAgain(element);
      for (const [label, text] of [
        [en.last_name, 'Byron'],
        [en.line1, '1 Payer Street'],
        [en.city, 'Bristol'],
        [en.postcode, 'BS1 4DJ'],
      ] as const)
        fill(donor, label, text);
      await drawnAgain(element);
      const { request } = element;
      expect(request?.line_items[0]).to.include({ quantity: 3, amount: 1200 });
      expect(request).to.have.nested.include({ 'one_time_items[0].amount': 2000 });
      expect(request).to.have.nested.include({ 'one_time_items[0].intention': 'Water' });
      expect(request?.metadata).to.include({ gift_aid: 'yes' });
      await donor.add('Blanket');
      expect(donor.field('Blanket').value).to.equal('4');
    });
  });

  it('shows the chosen option again after a script has deselected it', async () => {
    const { donor, element } = await openWidget();
    await donor.choose('£50');
    donor.field('£50').checked = false;
    await drawnAgain(element);
    expect(donor.field('£50').checked).to.equal(true);
    expect(donor.buttonText).to.equal('Donate £50.00');
  });

  it('shows the chosen currency again after a script has deselected it', async () => {
    const { donor, element } = await openWidget({ currencies: 'GBP EUR' });
    await donor.select(en.currency, 'EUR');
    await donor.select(en.currency, 'GBP');
    (donor.field(en.currency) as HTMLElement as HTMLSelectElement).selectedIndex = -1;
    await drawnAgain(element);
    expect(donor.field(en.currency).value).to.equal('GBP');
  });
});
