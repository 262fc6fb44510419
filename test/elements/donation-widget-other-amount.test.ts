import { expect } from '@open-wc/testing';
import { say } from '../../src/i18n/catalogue.js';
import { en } from '../../src/i18n/en.js';
import { openFilled, openWidget, record } from './donor.js';

/** French formats, English words. */
const french = { attributes: { locale: 'fr', currency: 'EUR' }, options: { properties: { messages: en } } };

const openAmbiguous = async () => {
  const opened = await openFilled(french.attributes, french.options);
  await opened.donor.type(en.customAmount, '1.500');
  return opened;
};

const plain = (text: string | undefined) => text?.replace(/\s/g, ' ');

describe('<donation-widget> with another amount', () => {
  it('passes the a11y audit while it reads in two ways', async () => {
    const { donor, element } = await openAmbiguous();
    await expect(element).to.be.accessible();
    await donor.submit();
    await expect(element).to.be.accessible();
  }).timeout(30_000);

  describe('that reads in two ways', () => {
    it('asks which is meant', async () => {
      const { donor } = await openAmbiguous();
      expect(donor.text).to.contain(en.meant);
      expect(donor.find('1,50 €')).to.be.instanceOf(HTMLButtonElement);
      expect(donor.find('1 500,00 €')).to.be.instanceOf(HTMLButtonElement);
      expect(donor.find('1,50 €')?.closest('[role=group]')?.textContent).to.contain(en.meant);
    });

    it('names no amount on the button, and sums up none', async () => {
      const { donor, element } = await openAmbiguous();
      expect(donor.buttonText).to.equal(en.donate);
      expect(donor.totals).to.deep.equal([]);
      expect(element.request).to.be.null;
    });

    const meanings: [words: string, amount: number][] = [
      ['1,50 €', 150],
      ['1 500,00 €', 150_000],
    ];
    for (const [words, amount] of meanings) {
      it(`takes ${words} when that is chosen`, async () => {
        const { donor, element } = await openAmbiguous();
        const changes = record(element, 'donation-change');
        await donor.press(words);
        expect(plain(donor.field(en.customAmount).value)).to.equal(words);
        expect(plain(donor.buttonText)).to.equal(`Donate ${words}`);
        expect(donor.text).not.to.contain(en.meant);
        expect(changes.map((change) => change.amount)).to.deep.equal([amount]);
        expect(element.request?.line_items).to.deep.equal([{ quantity: 1, amount }]);
      });
    }

    it('is never guessed on submit', async () => {
      const { donor, element, service } = await openAmbiguous();
      const invalid = record(element, 'donation-invalid');
      await donor.submit();
      expect(service.calls).to.deep.equal([]);
      expect(invalid.map(({ fields }) => fields)).to.deep.equal([[{ name: 'amount', code: 'ambiguous' }]]);
      expect(plain(donor.faultOf(en.customAmount) ?? '')).to.equal(say(en, 'ambiguous', { example: '10 €' }));
    });

    it('has the focus in its field once one is chosen', async () => {
      const { donor } = await openAmbiguous();
      donor.find('1,50 €')?.focus();
      await donor.press('1,50 €');
      expect(donor.root.activeElement?.id).to.equal('amount');
    });

    it('is mended by choosing, also after a submit', async () => {
      const { donor } = await openAmbiguous();
      await donor.submit();
      await donor.press('1 500,00 €');
      expect(donor.summary).to.deep.equal([]);
      expect(donor.faultOf(en.customAmount)).to.be.null;
    });
  });

  describe('within limits', () => {
    const limits: [attributes: Record<string, string>, hint: string][] = [
      [{}, say(en, 'limit', { min: '£1' })],
      [{ 'min-amount': '2.50' }, say(en, 'limit', { min: '£2.50' })],
      [{ 'min-amount': '5', 'max-amount': '500' }, say(en, 'limits', { min: '£5', max: '£500' })],
      [
        { currency: 'JPY', amounts: '1000', 'min-amount': '500', 'max-amount': '90000' },
        say(en, 'limits', { min: 'JP¥500', max: 'JP¥90,000' }),
      ],
    ];
    for (const [attributes, hint] of limits) {
      it(`says “${hint}” beside the field and in its description`, async () => {
        const { donor } = await openWidget(attributes);
        expect(donor.hints).to.include(hint);
        expect(donor.descriptionOf(en.customAmount)).to.equal(hint);
      });
    }

    it('still says them beside a fault', async () => {
      const { donor } = await openFilled({ 'min-amount': '5' });
      await donor.type(en.customAmount, '4');
      await donor.submit();
      expect(donor.descriptionOf(en.customAmount)).to.equal(
        `${say(en, 'limit', { min: '£5' })} ${say(en, 'min', { min: '£5' })}`,
      );
    });
  });
});
