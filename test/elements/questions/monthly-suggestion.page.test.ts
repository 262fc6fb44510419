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
const once = 'Give £25 once';

/** The text of the suggestion, or undefined if there is none. */
const asked = ({ root }: Donor) => root.querySelector('[aria-live=polite]')?.textContent || undefined;

const openAsked = async (changes: Record<string, string> = {}, options: Options = {}) => {
  const opened = await openWidget({ ...attributes, ...changes }, options);
  await opened.donor.choose('£25');
  return opened;
};

describe('<donation-widget> with a monthly suggestion', () => {
  it('appears once the donor chooses an amount, with a yes and a no of the same look', async () => {
    const plain = await openWidget();
    const { height } = plain.element.getBoundingClientRect();
    plain.element.remove();
    const { donor, element, page } = await openWidget(attributes);
    expect(element.getBoundingClientRect().height).to.equal(height);
    const live = donor.root.querySelector('[aria-live=polite]');
    expect(live?.textContent).to.equal('');
    expect(donor.find(monthly)).to.be.undefined;
    const { top } = donor.submitButton.getBoundingClientRect();

    donor.field('£25').focus();
    await donor.choose('£25');
    expect(focused()).to.equal(donor.field('£25'));
    expect(asked(donor)).to.equal(question);
    await expect(element).to.be.accessible();
    expect(donor.root.querySelector('[aria-live=polite]')).to.equal(live);
    // Firefox announces nothing inside an element whose role changes with its text.
    expect(live?.closest('[role]')).to.be.null;
    const group = donor.find(monthly)?.closest('[role=group]');
    expect(group?.getAttribute('aria-labelledby')).to.equal(live?.id);
    expect(live?.nextElementSibling).to.equal(group);
    expect(donor.submitButton.getBoundingClientRect().top).to.be.above(top);

    // Neither is selected. The yes is first, which is on the right in right-to-left languages.
    expect(donor.root.querySelector('.suggestion :is(input, [aria-pressed])')).to.be.null;
    const buttons = [monthly, once].map((name) => donor.find(name));
    const boxes = () => buttons.map((button) => button?.getBoundingClientRect());
    const [yes, no] = boxes();
    expect([yes?.width, yes?.height]).to.deep.equal([no?.width, no?.height]);
    expect(yes?.left).to.be.below(no?.left ?? 0);
    const looks = buttons.map((button) => {
      const { backgroundColor, color, borderColor, fontWeight } = getComputedStyle(button ?? donor.root.host);
      return [backgroundColor, color, borderColor, fontWeight];
    });
    expect(looks[0]).to.deep.equal(looks[1]);
    page.lang = 'ar';
    await until(() => donor.root.querySelector('[dir=rtl]') !== null, 'It is not in Arabic.');
    const [right, left] = boxes();
    expect(right?.left).to.be.above(left?.left ?? Infinity);
    page.lang = 'en-GB';
    await until(() => donor.find(monthly) !== undefined, 'It is not in English.');
    element.style.width = '200px';
    const [upper, lower] = boxes();
    expect(upper?.height).to.equal(lower?.height);

    await donor.choose(en.month);
    expect(asked(donor)).to.be.undefined;
    await donor.choose(en.once);
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

  it('appears for a typed amount on change or when the focus leaves, not on each key', async () => {
    const { donor, element } = await openAsked();
    for (const [event, last, answers] of [
      ['change', '100', ['Give £35 monthly', 'Give £100 once']],
      ['focusout', '200', ['Give £65 monthly', 'Give £200 once']],
    ] as const) {
      for (const text of [last.slice(0, 1), last.slice(0, 2), last]) {
        await donor.type(en.customAmount, text);
        expect(asked(donor)).to.be.undefined;
      }
      donor.field(en.customAmount).dispatchEvent(new Event(event, { bubbles: true }));
      await element.updateComplete;
      for (const answer of answers) expect(donor.find(answer), answer).not.to.be.undefined;
      await donor.type(en.email, 'me');
      expect(asked(donor)).not.to.be.undefined;
    }
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

  it('keeps the amount on no, and does not appear again on the page', async () => {
    const platform = fakePlatform();
    const other = await openWidget(attributes, { platform });
    const { donor, element, page } = await openAsked({ currencies: 'GBP EUR' }, { platform });
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
    await donor.select(en.currency, 'EUR');
    await donor.choose('€100');
    expect(asked(donor)).to.be.undefined;
    page.lang = 'de';
    await until(() => donor.has('Anderer Betrag'), 'It is not in German.');
    await donor.type('Anderer Betrag', '50');
    donor.root.querySelector('#amount')?.dispatchEvent(new Event('change', { bubbles: true }));
    await settled();
    expect(asked(donor)).to.be.undefined;

    await other.donor.choose('£100');
    expect(asked(other.donor)).to.be.undefined;
    element.remove();
    const again = await openAsked({}, { platform });
    expect(asked(again.donor)).to.be.undefined;
  });

  describe('does not appear again in this tab', () => {
    for (const answer of [monthly, once])
      it(`after “${answer}”, however the donor arrives`, async () => {
        const { donor, page, platform } = await openAsked();
        await donor.press(answer);
        page.remove();
        for (const arrival of ['reload', 'back', 'inside', 'outside'] as const) {
          const again = await openAsked({}, { platform: later(platform, arrival) });
          await again.donor.choose(en.once);
          await again.donor.choose('£100');
          expect(asked(again.donor), arrival).to.be.undefined;
          again.page.remove();
        }
      });

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
});
