// Also runs in Firefox and WebKit.
// Also runs on the built scripts.
import { expect } from '@open-wc/testing';
import { DonationStatus } from '../../src/elements/donation-status.js';
import { DonationWidget } from '../../src/elements/donation-widget.js';
import { en } from '../../src/languages/en.js';
import { everyQuestionWritten } from '../support/questions/every-question.js';
import { settled } from '../support/elements/fakes.js';
import { openFilled, openStatus, openWidget, record, sent } from '../support/elements/donor.js';
import { until } from '../support/elements/until.js';

const everything = {
  ...everyQuestionWritten,
  currency: 'GBP',
  presets: '[{ "amount": 10 }, { "amount": 25 }]',
  'default-amount': '25',
  'default-interval': 'month',
  'min-amount': '5',
  'max-amount': '500',
  intervals: 'once month',
  'subscription-name': 'Friends',
  intentions: 'In memory; In honour',
  country: 'KE',
  'charity-name': 'Rivers',
  metadata: '{ "campaign": "spring" }',
  'prefill-from-url': 'amount',
  'return-url': '/thanks',
  'color-scheme': 'dark',
  locale: 'en-GB',
  storage: 'local',
  'test-mode': '',
};

const namesOf = (element: typeof DonationWidget | typeof DonationStatus) =>
  [...element.elementProperties.keys()].map(String).filter((name) => !/^(?:platform|client|__)/.test(name));

describe('A property that a framework unsets', () => {
  for (const name of namesOf(DonationWidget)) {
    for (const nothing of [null, undefined]) {
      it(`${name} works if it changes to ${nothing} in a form that asks for everything`, async () => {
        const { element, donor, service } = await openFilled(everything);
        Object.assign(element, { [name]: nothing });
        await element.updateComplete;
        await donor.choose('£25');
        expect(element.checkValidity()).to.equal(true);
        await donor.submit();
        expect(sent(service)).to.have.length(1);
      });

      it(`${name} works if it is ${nothing} from the start in a plain form`, async () => {
        const { donor, service } = await openFilled({}, { properties: { [name]: nothing } });
        await donor.choose('£25');
        await donor.submit();
        expect(sent(service)).to.have.length(1);
      });
    }
  }
});

describe('An attribute that the page removes', () => {
  for (const name of Object.keys(everything)) {
    it(`${name} leaves a working form`, async () => {
      const { element, donor, service } = await openFilled(everything);
      element.removeAttribute(name);
      await element.updateComplete;
      await donor.choose('£25');
      await donor.submit();
      expect(sent(service)).to.have.length(1);
    });
  }

  for (const name of ['base-url', 'publishable-key']) {
    it(`${name} removes the form until it is set again`, async () => {
      const access = { 'base-url': 'https://service.example/api/v1', 'publishable-key': 'pk_live_4Zp' };
      const { element, donor } = await openWidget(access, { service: null });
      const errors = record(element, 'donation-error');
      element.removeAttribute(name);
      await element.updateComplete;
      expect(donor.root.querySelector('form')).to.equal(null);
      expect(donor.root.textContent).to.include(en.closed);
      await until(() => errors.length > 0, 'Nothing is reported.');
      expect(errors).to.have.length(1);
      for (const [attribute, value] of Object.entries(access)) element.setAttribute(attribute, value);
      await element.updateComplete;
      expect(donor.root.querySelector('form')).not.to.equal(null);
    });
  }
});

describe('A status without settings', () => {
  for (const name of namesOf(DonationStatus)) {
    it(`thanks the donor for coming back if ${name} is undefined`, async () => {
      const { element, donor } = await openStatus();
      Object.assign(element, { [name]: undefined });
      await settled();
      await element.updateComplete;
      expect(donor.root.querySelector('[part="status-title"]')?.textContent).to.equal(en['lost.title']);
    });
  }
});
