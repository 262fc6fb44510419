// Also runs in Firefox and WebKit.
// Also runs on the built scripts.
import { expect } from '@open-wc/testing';
import type { DonationErrorEvent } from '../../src/events.js';
import { en } from '../../src/languages/en.js';
import { fakePlatform } from '../support/elements/fakes.js';
import { openWidget } from '../support/elements/donor.js';
import { until } from '../support/elements/until.js';

describe('<donation-widget>', () => {
  it('passes the a11y audit', async () => {
    const { element } = await openWidget({
      intervals: 'once month quarter',
      fields: 'name phone address',
      'test-mode': '',
    });
    await expect(element).to.be.accessible();
  });

  describe('at first', () => {
    it('selects the first interval and the first preset, and shows no errors', async () => {
      const { donor } = await openWidget();
      expect(donor.field('One-time').checked).to.be.true;
      expect(donor.field('£10').checked).to.be.true;
      expect(donor.errorSummary).to.deep.equal([]);
      expect(donor.root.querySelector('[aria-invalid]')).to.be.null;
    });

    it('groups the options under their questions', async () => {
      const { donor } = await openWidget();
      const legends = [...donor.root.querySelectorAll('legend')].map((legend) => legend.textContent.trim());
      expect(legends).to.include.members(['How often', 'Amount']);
    });
  });

  describe('the attributes', () => {
    it('show a banner in test mode only', async () => {
      const test = await openWidget({ 'test-mode': '' });
      expect(test.donor.root.querySelector('[part=test-banner]')?.textContent).to.contain('Test mode');
      const live = await openWidget();
      expect(live.donor.root.querySelector('[part=test-banner]')).to.be.null;
    });

    it('set custom messages', async () => {
      const { donor } = await openWidget({}, { properties: { messages: { email: 'Your email' } } });
      expect(donor.has('Your email')).to.be.true;
    });

    it('keep what the donor typed when they change', async () => {
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

  describe('when it can’t be configured', () => {
    const link = () => {
      const child = document.createElement('a');
      child.href = 'https://charity.example/give';
      child.textContent = 'Give on our website';
      return child;
    };

    it('shows the fallback, and reports to the developer what to fix', async () => {
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
      await until(() => errors.length > 0, 'Nothing is reported.');
      expect(errors).to.have.length(1);
      const [report] = platform.reports;
      expect(report).to.have.property('name', 'ConfigurationError');
      expect(String(report)).to.contain('base-url').and.to.contain('amounts').and.not.to.contain('sk_live_1');
      expect(errors[0]?.error).to.have.deep.property('issues', [
        { attribute: 'base-url', code: 'address' },
        { attribute: 'amounts', code: 'not_an_amount', values: { text: 'ten', currency: 'GBP' } },
      ]);
    });

    it('says that donations are closed if there is no fallback', async () => {
      const { donor } = await openWidget({}, { service: null });
      expect(donor.text).to.equal(en.closed);
    });

    it('shows the form once the page fixes it', async () => {
      const { donor, element } = await openWidget({ amounts: 'ten' }, { children: [link()] });
      element.amounts = '10';
      await element.updateComplete;
      expect(donor.has('£10')).to.be.true;
      expect(donor.root.querySelector('slot:not([name])')).to.be.null;
    });
  });
});
