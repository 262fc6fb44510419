// Also runs in Firefox and WebKit.
import { expect } from '@open-wc/testing';
import { en } from '../../../src/languages/en.js';
import { AnsweredQuestions } from '../../../src/page/storage.js';
import { focused } from '../../support/elements/dialog.js';
import { fakePlatform, fakeService, paymentSession, settled } from '../../support/elements/fakes.js';
import type { Donor } from '../../support/elements/donor.js';
import { later, openWidget, record, type Options } from '../../support/elements/donor.js';
import { until } from '../../support/elements/until.js';

const attributes = { 'suggest-monthly': 'auto' };
const question = 'Could you give £8 a month instead? That’s £96 a year.';
const monthly = 'Give £8 monthly';
const once = 'Keep £25 once';

/** The text of the suggestion, or undefined if there is none. */
const asked = ({ root }: Donor) => root.querySelector('[aria-live=polite]')?.textContent || undefined;

const openAsked = async (changes: Record<string, string> = {}, options: Options = {}) => {
  const opened = await openWidget({ ...attributes, ...changes }, options);
  await opened.donor.choose('£25');
  return opened;
};

describe('<donation-widget> with a monthly suggestion', () => {
  it('passes the a11y audit', async () => {
    const { element } = await openAsked();
    await expect(element).to.be.accessible();
  });

  it('appears once the donor chooses an amount, is announced, and does not move the focus', async () => {
    const { donor } = await openWidget(attributes);
    const live = donor.root.querySelector('[aria-live=polite]');
    expect(live?.textContent).to.equal('');
    expect(donor.find(monthly)).to.be.undefined;
    const { top } = donor.submitButton.getBoundingClientRect();
    donor.field('£25').focus();
    await donor.choose('£25');
    expect(focused()).to.equal(donor.field('£25'));
    expect(asked(donor)).to.equal(question);
    expect(donor.root.querySelector('[aria-live=polite]')).to.equal(live);
    // Firefox announces nothing inside an element whose role changes with its text.
    expect(live?.closest('[role]')).to.be.null;
    const buttons = donor.find(monthly)?.closest('[role=group]');
    expect(buttons?.getAttribute('aria-labelledby')).to.equal(live?.id);
    expect(live?.nextElementSibling).to.equal(buttons);
    expect(donor.submitButton.getBoundingClientRect().top).to.be.above(top);
    await donor.choose(en.month);
    expect(asked(donor)).to.be.undefined;
  });

  for (const event of ['change', 'focusout'])
    it(`appears for a typed amount on ${event}, not on each key`, async () => {
      const { donor, element } = await openAsked();
      for (const text of ['1', '10', '100']) {
        await donor.type(en.customAmount, text);
        expect(asked(donor)).to.be.undefined;
      }
      donor.field(en.customAmount).dispatchEvent(new Event(event, { bubbles: true }));
      await element.updateComplete;
      expect(donor.find('Give £35 monthly') && donor.find('Keep £100 once')).not.to.be.undefined;
      await donor.type(en.email, 'me');
      expect(asked(donor)).not.to.be.undefined;
    });

  it('takes no space while it is hidden', async () => {
    const plain = await openWidget();
    const { height } = plain.element.getBoundingClientRect();
    plain.element.remove();
    const { element } = await openWidget(attributes);
    expect(element.getBoundingClientRect().height).to.equal(height);
  });

  it('has a yes and a no of the same look and size, the yes first and neither selected', async () => {
    const { donor, element } = await openAsked();
    const buttons = [monthly, once].map((name) => donor.find(name));
    const [yes, no] = buttons.map((button) => button?.getBoundingClientRect());
    expect([yes?.width, yes?.height]).to.deep.equal([no?.width, no?.height]);
    expect(yes?.left).to.be.below(no?.left ?? 0);
    element.style.width = '200px';
    const heights = buttons.map((button) => button?.getBoundingClientRect().height);
    expect(heights[0]).to.equal(heights[1]);
    const looks = buttons.map((button) => {
      const { backgroundColor, color, borderColor, fontWeight } = getComputedStyle(button ?? donor.root.host);
      return [backgroundColor, color, borderColor, fontWeight];
    });
    expect(looks[0]).to.deep.equal(looks[1]);
    expect(donor.root.querySelector('.suggestion :is(input, [aria-pressed])')).to.be.null;
  });

  it('makes the donation monthly on yes, and fires donation-change', async () => {
    const { donor, element } = await openAsked();
    const changes = record(element, 'donation-change');
    donor.find(monthly)?.focus();
    await donor.press(monthly);
    const { amount, currency, interval, intervalCount } = changes.at(-1) ?? {};
    expect([amount, currency, interval, intervalCount]).to.deep.equal([800, 'GBP', 'month', 1]);
    expect(changes).to.have.length(1);
    expect(donor.buttonText).to.equal('Donate £8.00 monthly');
    expect(donor.chosen(en.interval)).to.equal(en.month);
    expect(focused()).to.equal(donor.field(en.customAmount));
    await donor.choose(en.once);
    await donor.choose('£25');
    expect(asked(donor)).to.be.undefined;
  });

  it('focuses the preset that it selects', async () => {
    const amounts = { once: [10, 25], month: [5, 6, 7, 8] };
    const presets = Object.entries(amounts).flatMap(([interval, all]) =>
      all.map((amount) => ({ amount, interval })),
    );
    const { donor } = await openAsked({ presets: JSON.stringify(presets) });
    donor.find(monthly)?.focus();
    await donor.press(monthly);
    expect(focused()).to.equal(donor.field('£8'));
    expect(donor.field('£8').checked).to.be.true;
  });

  it('keeps the amount on no, and does not appear again', async () => {
    const { donor, element } = await openAsked();
    const changes = record(element, 'donation-change');
    donor.find(once)?.focus();
    await donor.press(once);
    expect(changes).to.have.length(0);
    expect(donor.buttonText).to.equal('Donate £25.00');
    expect(focused()).to.equal(donor.field('£25'));
    await donor.choose('£100');
    expect(asked(donor)).to.be.undefined;
    element.reset();
    await donor.choose('£100');
    expect(asked(donor)).to.be.undefined;
  });

  it('does not appear again on the page in a new or another widget', async () => {
    const platform = fakePlatform();
    const other = await openWidget(attributes, { platform });
    const { donor, element } = await openAsked({}, { platform });
    await donor.press(once);
    await other.donor.choose('£100');
    expect(asked(other.donor)).to.be.undefined;
    element.remove();
    const again = await openAsked({}, { platform });
    expect(asked(again.donor)).to.be.undefined;
  });

  describe('does not appear again in this tab', () => {
    for (const answer of [monthly, once])
      for (const arrival of ['reload', 'back', 'inside', 'outside'] as const) {
        it(`after “${answer}” and arrival by ${arrival}`, async () => {
          const { donor, page, platform } = await openAsked();
          await donor.press(answer);
          page.remove();
          const again = await openAsked({}, { platform: later(platform, arrival) });
          await again.donor.choose(en.once);
          await again.donor.choose('£100');
          expect(asked(again.donor)).to.be.undefined;
        });
      }

    for (const [status, next] of [
      ['failed', en.tryAgain],
      ['succeeded', en.giveAgain],
    ] as const) {
      it(`after a no, a payment that ${status} and “${next}”`, async () => {
        const service = fakeService({
          getPaymentSession: (slug) => Promise.resolve(paymentSession({ slug, status })),
        });
        const { donor, page, platform } = await openAsked({}, { service });
        await donor.press(once);
        await donor.type(en.email, 'me@example.org');
        await donor.submit();
        page.remove();
        const again = await openWidget(attributes, { platform: later(platform, 'outside'), service });
        await settled();
        await again.element.updateComplete;
        await again.donor.press(next);
        await again.donor.choose('£100');
        expect(asked(again.donor)).to.be.undefined;
      });
    }

    it('after a no and a change of language or currency', async () => {
      const { donor, page } = await openAsked({ currencies: 'GBP EUR' });
      await donor.press(once);
      await donor.select(en.currency, 'EUR');
      await donor.choose('€100');
      expect(asked(donor)).to.be.undefined;
      page.lang = 'de';
      await until(() => donor.has('Anderer Betrag'), 'It is not in German.');
      await donor.type('Anderer Betrag', '50');
      donor.root.querySelector('#amount')?.dispatchEvent(new Event('change', { bubbles: true }));
      await settled();
      expect(asked(donor)).to.be.undefined;
    });
  });

  it('appears in another tab', async () => {
    const { donor, page } = await openAsked();
    await donor.press(once);
    page.remove();
    const other = await openAsked({}, { platform: fakePlatform() });
    expect(asked(other.donor)).to.equal(question);
  });

  it('leaves a choice in the address alone after a no on another page', async () => {
    const platform = fakePlatform();
    new AnsweredQuestions(platform).add('monthly-suggestion');
    const address = location.href;
    history.replaceState(null, '', '?amount=50');
    try {
      const { donor } = await openWidget(attributes, { platform });
      expect(donor.buttonText).to.equal('Donate £50.00');
      expect(asked(donor)).to.be.undefined;
    } finally {
      history.replaceState(null, '', address);
    }
  });

  it('shows the yes on the right in right-to-left languages', async () => {
    const { donor, page } = await openAsked();
    page.lang = 'ar';
    await until(() => donor.root.querySelector('[dir=rtl]') !== null, 'It is not in Arabic.');
    const buttons = [...donor.root.querySelectorAll('.suggestion button')];
    const [yes, no] = buttons.map((button) => button.getBoundingClientRect());
    expect(yes?.left).to.be.above(no?.left ?? Infinity);
  });
});
