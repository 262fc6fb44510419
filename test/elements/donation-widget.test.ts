import { expect } from '@open-wc/testing';
import type { DonationErrorEvent } from '../../src/events.js';
import { en } from '../../src/i18n/en.js';
import { fakePlatform } from './fakes.js';
import { openWidget, record } from './donor.js';

describe('<donation-widget>', () => {
  it('passes the a11y audit', async () => {
    const { element } = await openWidget({
      intervals: 'once month quarter',
      fields: 'name phone address',
      'test-mode': '',
    });
    await expect(element).to.be.accessible();
  }).timeout(30_000);

  describe('at first', () => {
    it('chooses the first interval and the first preset, and marks nothing wrong', async () => {
      const { donor } = await openWidget();
      expect(donor.field('One-time').checked).to.be.true;
      expect(donor.field('£10').checked).to.be.true;
      expect(donor.summary).to.deep.equal([]);
      expect(donor.root.querySelector('[aria-invalid]')).to.be.null;
    });

    it('asks for the e-mail address and, by default, the name', async () => {
      const { donor } = await openWidget();
      expect(['Email address', 'First name', 'Last name'].every((label) => donor.has(label))).to.be.true;
      expect(['Phone number', 'Country'].some((label) => donor.has(label))).to.be.false;
    });

    it('tells the browser what each field is for', async () => {
      const { donor } = await openWidget({ fields: 'name phone address' });
      const tokens = {
        'Email address': 'email',
        'First name': 'given-name',
        'Last name': 'family-name',
        'Phone number': 'tel',
        Country: 'country',
        'Address line 1': 'address-line1',
        'Address line 2': 'address-line2',
        'Town or city': 'address-level2',
        'State, county or province': 'address-level1',
        Postcode: 'postal-code',
      };
      for (const [label, token] of Object.entries(tokens)) {
        expect(donor.field(label).autocomplete, label).to.equal(token);
      }
    });

    it('groups the options under their questions', async () => {
      const { donor } = await openWidget();
      const legends = [...donor.root.querySelectorAll('legend')].map((legend) => legend.textContent.trim());
      expect(legends).to.include.members(['How often', 'Amount']);
    });

    it('offers 249 countries by name', async () => {
      const { donor } = await openWidget({ fields: 'address' });
      const select = donor.root.querySelector('select');
      expect(select?.options.length).to.equal(250);
      expect([...(select?.options ?? [])].find(({ value }) => value === 'CI')?.text).to.equal(
        'Côte d’Ivoire',
      );
    });
  });

  describe('the attributes', () => {
    it('names each interval', async () => {
      const { donor } = await openWidget({ intervals: 'once day week month quarter year 2-week' });
      for (const name of ['One-time', 'Daily', 'Weekly', 'Monthly', 'Quarterly', 'Yearly', 'Every 2 weeks']) {
        expect(donor.has(name), name).to.be.true;
      }
    });

    it('preselects the default amount and interval', async () => {
      const { donor } = await openWidget({ 'default-amount': '50', 'default-interval': 'month' });
      expect(donor.buttonText).to.equal('Donate £50.00 monthly');
    });

    it('writes a default amount that is no preset into the other amount', async () => {
      const { donor } = await openWidget({ 'default-amount': '37.50' });
      expect(donor.field('Other amount').value).to.equal('37.50');
      expect(donor.buttonText).to.equal('Donate £37.50');
    });

    it('shows presets only with no-custom-amount', async () => {
      const { donor } = await openWidget({ 'no-custom-amount': '' });
      expect(donor.has('Other amount')).to.be.false;
    });

    it('counts in the currency’s own unit', async () => {
      const { donor, element } = await openWidget({ currency: 'JPY', amounts: '1000 5000' });
      await donor.type('Email address', 'a@example.org');
      expect(donor.has('JP¥1,000') || donor.has('¥1,000')).to.be.true;
      expect(element.request?.line_items[0]?.amount).to.equal(1000);
    });

    it('says so in test mode, and only then', async () => {
      const test = await openWidget({ 'test-mode': '' });
      expect(test.donor.root.querySelector('[part=test-banner]')?.textContent).to.contain('Test mode');
      const live = await openWidget();
      expect(live.donor.root.querySelector('[part=test-banner]')).to.be.null;
    });

    it('takes the page’s own words', async () => {
      const { donor } = await openWidget({}, { properties: { messages: { email: 'Your email' } } });
      expect(donor.has('Your email')).to.be.true;
    });

    it('prefills the payer without overwriting what was typed', async () => {
      const { donor, element } = await openWidget(
        { fields: 'name address' },
        {
          properties: {
            payer: { email: 'p@example.org', first_name: 'Zoë', billing_address: { country: 'FR' } },
          },
        },
      );
      expect(donor.field('Email address').value).to.equal('p@example.org');
      expect(donor.field('Country').value).to.equal('FR');
      await donor.type('First name', 'Chloé');
      element.payer = { email: 'p@example.org', first_name: 'Zoë', last_name: 'Ray' };
      await element.updateComplete;
      expect(donor.field('First name').value).to.equal('Chloé');
      expect(donor.field('Last name').value).to.equal('Ray');
    });

    it('leaves empty what the donor cleared, while the page says the same of the payer', async () => {
      const payer = () => ({ email: 'p@example.org', first_name: 'Zoë', billing_address: { country: 'FR' } });
      const { donor, element } = await openWidget(
        { fields: 'name address' },
        { properties: { payer: payer() } },
      );
      for (const label of ['First name', 'Country']) await donor.type(label, '');
      element.payer = { ...payer(), email: 'q@example.org' };
      await element.updateComplete;
      for (const label of ['First name', 'Country']) expect(donor.field(label).value, label).to.equal('');
      element.payer = { ...payer(), first_name: 'Chloé' };
      await element.updateComplete;
      expect(donor.field('First name').value).to.equal('Chloé');
      element.reset();
      await element.updateComplete;
      expect(donor.field('Country').value).to.equal('FR');
    });

    it('keeps what was typed when the page changes an attribute', async () => {
      const { donor, element } = await openWidget();
      await donor.type('Email address', 'a@example.org');
      await donor.choose('Monthly');
      element.amounts = '5 15';
      await element.updateComplete;
      expect(donor.field('Email address').value).to.equal('a@example.org');
      expect(donor.field('Monthly').checked).to.be.true;
      expect(donor.field('£5').checked).to.be.true;
    });
  });

  describe('the button', () => {
    it('names amount and interval as they change', async () => {
      const { donor } = await openWidget({ intervals: 'once month quarter' });
      expect(donor.buttonText).to.equal('Donate £10.00');
      await donor.choose('Quarterly');
      await donor.type('Other amount', '12.5');
      expect(donor.buttonText).to.equal('Donate £12.50 quarterly');
    });

    it('names no amount that can’t be read', async () => {
      const { donor } = await openWidget();
      await donor.type('Other amount', 'twelve');
      expect(donor.buttonText).to.equal('Donate');
    });
  });

  describe('the amount', () => {
    it('is the preset or the other amount, never both', async () => {
      const { donor } = await openWidget();
      await donor.type('Other amount', '3');
      expect(donor.field('£10').checked).to.be.false;
      await donor.choose('£25');
      expect(donor.field('Other amount').value).to.equal('');
    });

    it('is announced to the page when a donor changes it', async () => {
      const { donor, element } = await openWidget();
      const events = record(element, 'donation-change');
      await donor.choose('Monthly');
      await donor.type('Other amount', '12,50');
      expect(
        events.map(({ amount, currency, interval, intervalCount }) => [
          amount,
          currency,
          interval,
          intervalCount,
        ]),
      ).to.deep.equal([
        [1000, 'GBP', 'month', 1],
        [1250, 'GBP', 'month', 1],
      ]);
    });
  });

  describe('when it can’t be configured', () => {
    const link = () => {
      const child = document.createElement('a');
      child.href = 'https://charity.example/give';
      child.textContent = 'Give on our website';
      return child;
    };

    it('shows the fallback, and tells the integrator what to mend', async () => {
      const platform = fakePlatform();
      const errors: DonationErrorEvent[] = [];
      document.addEventListener('donation-error', (event) => errors.push(event as DonationErrorEvent), {
        once: true,
      });
      const { donor } = await openWidget(
        { 'base-url': 'https://service.example', 'publishable-key': 'sk_live_1', amounts: 'ten' },
        { platform, service: null, children: [link()] },
      );
      expect(donor.root.querySelector('form')).to.be.null;
      expect(donor.root.querySelector('slot:not([name])')).not.to.be.null;
      expect(errors).to.have.length(1);
      const [report] = platform.reports;
      expect(report).to.have.property('name', 'ConfigurationError');
      expect(String(report)).to.contain('base-url').and.to.contain('amounts').and.not.to.contain('sk_live_1');
      expect(errors[0]?.error).to.have.deep.property('faults', [
        { attribute: 'base-url', code: 'address' },
        { attribute: 'amounts', code: 'not_an_amount', values: { text: 'ten', currency: 'GBP' } },
      ]);
    });

    it('says plainly that there is nothing to give here, without a fallback', async () => {
      const { donor } = await openWidget({}, { service: null });
      expect(donor.text).to.equal(en.closed);
    });

    it('shows the form once the page has mended it', async () => {
      const { donor, element } = await openWidget({ amounts: 'ten' }, { children: [link()] });
      element.amounts = '10';
      await element.updateComplete;
      expect(donor.has('£10')).to.be.true;
      expect(donor.root.querySelector('slot:not([name])')).to.be.null;
    });
  });
});
