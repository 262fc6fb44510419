// Also runs in Firefox and WebKit.
// Also runs on the built scripts.
import { expect } from '@open-wc/testing';
import { localize } from '../../../src/languages/catalogue.js';
import { en } from '../../../src/languages/en.js';
import { openFilled, record, sent } from '../../support/elements/donor.js';

const recurring = { 'one-off': '', 'default-interval': 'month' };

describe('<donation-widget> with a one-off donation', () => {
  it('is asked for with a recurring donation, and sent once beside it', async () => {
    const { donor, element, service } = await openFilled({ 'one-off': '', project: 'Winter' });
    expect(donor.has(en.one_off)).to.be.false;
    await donor.choose(en.month);
    expect(donor.descriptionOf(en.one_off)).to.equal(en.optional);
    await expect(element).to.be.accessible();
    // A blank one is left out.
    for (const blank of ['', '  ']) {
      await donor.type(en.one_off, blank);
      expect(element.request).not.to.be.null.and.not.to.have.property('one_time_items');
      expect(donor.buttonText).to.equal('Donate £10.00 monthly');
    }

    await donor.type(en.one_off, '50');
    expect(donor.totals).to.deep.equal([
      [en.gift, '£10.00'],
      [en.one_off, '£50.00'],
      [en.now, '£60.00'],
      ['Then monthly', '£10.00'],
      [en.yearly, '£120.00'],
    ]);
    // A one-time donation has none, but a recurring one gets it back.
    await donor.choose(en.once);
    expect(donor.has(en.one_off)).to.be.false;
    expect(element.request).to.have.property('payment_type', 'one_time');
    expect(element.request).not.to.have.property('one_time_items');
    expect(donor.buttonText).to.equal('Donate £10.00');
    expect(donor.totals).to.deep.equal([[en.now, '£10.00']]);
    await donor.choose(en.month);
    expect(donor.field(en.one_off).value).to.equal('50');
    expect(donor.buttonText).to.equal(
      localize(en, 'donateBoth', { amount: '£60.00', recurring: '£10.00', interval: 'monthly' }),
    );
    await donor.submit();
    expect(sent(service)).to.deep.equal([
      {
        payment_type: 'subscription',
        currency: 'GBP',
        line_items: [{ quantity: 1, amount: 1000, project: 'Winter' }],
        one_time_items: [{ quantity: 1, amount: 5000, project: 'Winter' }],
        payer: { email: 'me@example.org' },
        subscription: { interval: 'month', interval_count: 1, name: 'Monthly donation' },
        metadata: { donation_reference: sent(service)[0]?.metadata?.['donation_reference'] },
      },
    ]);
  });

  it('sends it before the page’s items', async () => {
    const { donor, element } = await openFilled(recurring, {
      properties: { oneTimeItems: [{ quantity: 1, amount: 300, project: 'Welcome pack' }] },
    });
    await donor.type(en.one_off, '2');
    expect(element.request).to.have.deep.property('one_time_items', [
      { quantity: 1, amount: 200 },
      { quantity: 1, amount: 300, project: 'Welcome pack' },
    ]);
  });

  const errors: [typed: string, code: string, words: string][] = [
    ['ten', 'format', localize(en, 'one_off.format', { example: '£10' })],
    ['600', 'max', localize(en, 'max', { max: '£500' })],
  ];
  for (const [typed, code, words] of errors) {
    it(`shows “${words}” for “${typed}”`, async () => {
      const { donor, element, service } = await openFilled({ ...recurring, 'max-amount': '500' });
      const invalid = record(element, 'donation-invalid');
      await donor.type(en.one_off, typed);
      expect(donor.buttonText).to.equal(en.donate);
      await donor.submit();
      expect(service.calls).to.deep.equal([]);
      expect(invalid.map(({ fields }) => fields)).to.deep.equal([[{ name: 'one_off', code }]]);
      expect(donor.errorOf(en.one_off)).to.equal(words);
      expect(donor.field(en.one_off).value).to.equal(typed);
      await expect(element).to.be.accessible();
      await donor.follow(words);
      expect(donor.root.activeElement).to.equal(donor.field(en.one_off));
      // Nobody can correct what is hidden.
      await donor.choose(en.once);
      expect(donor.errorSummary).to.deep.equal([]);
      expect(element.checkValidity()).to.be.true;
    });
  }

  describe('that is ambiguous', () => {
    /** Opens a form with French number formats and English messages. */
    const openAmbiguous = async () => {
      const opened = await openFilled(
        { ...recurring, locale: 'fr', currency: 'EUR' },
        { properties: { messages: en } },
      );
      await opened.donor.type(en.one_off, '1.500');
      return opened;
    };

    it('asks which amount is meant, about each amount separately', async () => {
      const { donor, element } = await openAmbiguous();
      await donor.type(en.customAmount, '2.500');
      const groups = [...donor.root.querySelectorAll('[role=group]')];
      expect(groups.map((group) => group.getAttribute('aria-labelledby'))).to.deep.equal([
        'amount-readings',
        'one_off-readings',
      ]);
      expect(donor.root.getElementById('one_off-readings')?.textContent).to.equal(en.meant);
      for (const words of ['1,50 €', '1 500,00 €'])
        expect(groups[1]?.contains(donor.find(words) ?? null), words).to.be.true;
      await expect(element).to.be.accessible();
      await donor.press('2,50 €');
      expect(donor.field(en.one_off).value).to.equal('1.500');
      expect(donor.find('1,50 €')).to.be.instanceOf(HTMLButtonElement);
    });

    const meanings: [words: string, typed: string, amount: number][] = [
      ['1,50 €', '1,50', 150],
      ['1 500,00 €', '1500', 150_000],
    ];
    for (const [words, typed, amount] of meanings) {
      it(`uses ${words} if the donor chooses it, and focuses its field`, async () => {
        const { donor, element } = await openAmbiguous();
        await donor.press(words);
        expect(donor.field(en.one_off).value).to.equal(typed);
        expect(donor.root.activeElement?.id).to.equal('one_off');
        expect(donor.text).not.to.contain(en.meant);
        expect(element.request).to.have.deep.property('one_time_items', [{ quantity: 1, amount }]);
      });
    }
  });

  it('has no request while the page’s items are invalid', async () => {
    const { element } = await openFilled(recurring);
    element.oneTimeItems = 5 as never;
    await element.updateComplete;
    expect(element.request).to.equal(null);
    element.oneTimeItems = [];
    await element.updateComplete;
    expect(element.request?.payer.email).to.equal('me@example.org');
  });

  it('that goes while the donor is in it, because the page resets the form, changes no other answer', async () => {
    const { donor, element } = await openFilled({ 'one-off': '', 'default-amount': '25' });
    await donor.choose(en.month);
    await donor.type(en.customAmount, '40');
    await donor.type(en.one_off, '10');
    donor.field(en.one_off).focus();
    const changes = record(element, 'donation-change');
    element.reset();
    await element.updateComplete;
    expect(donor.has(en.one_off)).to.be.false;
    expect(changes.map(({ amount }) => amount)).to.deep.equal([2500]);
    expect(donor.buttonText).to.equal('Donate £25.00');
  });
});
