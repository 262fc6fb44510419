// Also runs in Firefox and WebKit.
import { expect } from '@open-wc/testing';
import type { DonationWidget } from '../../src/elements/donation-widget.js';
import { en } from '../../src/languages/en.js';
import { HttpError } from '../../src/client/index.js';
import { fakeService } from '../support/elements/fakes.js';
import { openFilled, openWidget } from '../support/elements/donor.js';
import { until } from '../support/elements/until.js';
import { everyQuestionWritten } from '../support/questions/every-question.js';

/** Opens a form with custom messages of any type, as an untyped script could set them. */
const openWith = (messages: unknown, attributes: Record<string, string> = {}) =>
  openWidget(attributes, { properties: { messages: messages as DonationWidget['messages'] } });

describe('<donation-widget> with custom messages', () => {
  for (const unusable of [undefined, null, '', ' ', '\u00A0', 5, true, [], {}, { other: 'x' }, () => 'x']) {
    it(`uses the default button text instead of ${JSON.stringify(unusable) ?? String(unusable)}`, async () => {
      const { donor } = await openWith({ donateAmount: unusable, amount: 'Your gift' });
      expect(donor.buttonText).to.equal('Donate £10.00');
      expect(donor.options('Your gift')).not.to.be.empty;
    });
  }

  for (const unusable of ['Donate', 7, null, ['a'], Object.freeze({ unknown: 'Nobody asks for this' })]) {
    it(`works if the messages are ${JSON.stringify(unusable)}`, async () => {
      const { donor } = await openWith(unusable);
      expect(donor.buttonText).to.equal('Donate £10.00');
      expect(donor.text).not.to.contain('Nobody');
    });
  }

  it('uses the default name of an interval instead of an invalid one', async () => {
    const messages = { month: undefined, '2-week': null, everyWeeks: { one: 'x' } };
    const { donor } = await openWith(messages, { intervals: 'once month 2-week' });
    expect(donor.options(en.interval)).to.deep.equal([en.once, en.month, 'Every 2 weeks']);
  });

  for (const [busy, notice] of [
    [{ one: 'One second', other: '{count} seconds' }, '30 seconds'],
    ['Later, in {count} s', 'Later, in 30 s'],
    [{ one: 'One second', other: undefined }, en.busy.other.replace('{count}', '30')],
    [{ one: 5, few: null, other: '{count} seconds' }, '30 seconds'],
    [null, en.busy.other.replace('{count}', '30')],
    [5, en.busy.other.replace('{count}', '30')],
  ] as const) {
    it(`shows the count with ${JSON.stringify(busy)}`, async () => {
      const service = fakeService({ createCheckout: () => Promise.reject(new HttpError(429, {})) });
      const { donor, element } = await openFilled({}, { service });
      element.messages = { busy } as DonationWidget['messages'];
      await donor.submit();
      expect(donor.notice).to.equal(notice);
    });
  }

  it('uses the plural form for one if the singular is invalid', async () => {
    const messages = { everyWeeks: { one: 5, other: '{count} weeks' } };
    const { donor } = await openWith(messages, { intervals: 'once 1-week 2-week' });
    expect(donor.options(en.interval).at(-1)).to.equal('2 weeks');
  });
});

describe('<donation-widget> with markup in its texts', () => {
  const markup = '<img src="x" onerror="window.hacked=1">';

  /** Whether the form has an element of the markup, also in a template or a frame. */
  const isInserted = (root: ParentNode) => root.querySelector('img, template, iframe, [onerror]') !== null;

  it('shows markup in messages as text', async () => {
    const messages = Object.fromEntries(Object.keys(en).map((key) => [key, `${markup} ${key}`]));
    const { donor } = await openWith(messages, everyQuestionWritten);
    await until(() => donor.text.includes(`${markup} giftAid`), 'The questions load.');
    expect(isInserted(donor.root)).to.be.false;
    await donor.submit();
    expect(donor.text).to.contain(`${markup} email.required`);
    expect(isInserted(donor.root)).to.be.false;
    expect(window).not.to.have.property('hacked');
  });

  it('shows markup in attributes as text', async () => {
    const { donor } = await openWidget({
      ...everyQuestionWritten,
      projects: `Wells ${markup}; Schools`,
      impacts: JSON.stringify([{ every: 1, one: markup, other: `Impact ${markup}` }]),
      items: JSON.stringify([{ label: `Blanket ${markup}`, amount: 15 }]),
      'charity-name': `Charity ${markup}`,
      'charity-number': markup,
      'charity-register': markup,
      'payment-methods': `Visa ${markup}`,
    });
    for (const words of ['Wells', 'Impact', 'Blanket', 'Charity', 'Visa']) {
      await until(() => donor.text.includes(`${words} ${markup}`), words);
    }
    expect(isInserted(donor.root)).to.be.false;
    expect(window).not.to.have.property('hacked');
  });
});
