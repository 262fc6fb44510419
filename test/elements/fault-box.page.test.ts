import { expect } from '@open-wc/testing';
import { ConfigurationError } from '../../src/client/configuration-error.js';
import { HttpError, NetworkError } from '../../src/client/errors.js';
import { en } from '../../src/languages/en.js';
import { openFilled, openStatus, openWidget } from '../support/elements/donor.js';
import { fakePlatform, fakeService } from '../support/elements/fakes.js';
import { until } from '../support/elements/until.js';

const wrong = { amounts: 'ten' };

const forEditor = () => fakePlatform({ isForEditor: () => true });

const boxIn = ({ shadowRoot }: Element) => shadowRoot?.querySelector('.fault-box') ?? null;

const seenBox = async (element: Element): Promise<string> => {
  await until(() => boxIn(element) !== null, 'No box appears.');
  return boxIn(element)?.textContent ?? '';
};

const link = () => {
  const element = document.createElement('a');
  element.href = 'https://charity.example/other-ways';
  element.textContent = 'Other ways to give';
  return element;
};

describe('The box that explains a fault', () => {
  it('says in the form’s place which setting isn’t valid, above what donors see', async () => {
    const { element } = await openWidget(wrong, { platform: forEditor(), children: [link()] });
    expect(await seenBox(element)).to.contain('amounts has "ten", which is not an amount in GBP');
    expect(boxIn(element)?.nextElementSibling?.localName).to.equal('slot');
  });

  it('goes when the setting is corrected', async () => {
    const { element } = await openWidget(wrong, { platform: forEditor() });
    await seenBox(element);
    element.amounts = '10 25';
    await element.updateComplete;
    expect(boxIn(element)).to.equal(null);
  });

  it('says what is wrong now if one problem follows another', async () => {
    const { element } = await openWidget(wrong, { platform: forEditor() });
    await seenBox(element);
    element.amounts = 'eleven';
    await until(() => boxIn(element)?.textContent?.includes('eleven') ?? false, 'The box is out of date.');
  });

  it('appears in test mode, wherever the page is', async () => {
    const { element } = await openWidget({ ...wrong, 'test-mode': '' });
    await seenBox(element);
  });

  it('isn’t shown to donors', async () => {
    const platform = fakePlatform();
    const { element, donor } = await openWidget(wrong, { platform });
    await until(() => platform.reports.length > 0, 'Nothing is reported.');
    await element.updateComplete;
    expect(boxIn(element)).to.equal(null);
    expect(donor.text).to.equal(en.closed);
  });

  it('stands in place of a status that can’t be looked up', async () => {
    const { element } = await openStatus({ slug: 'ps_1' }, { platform: forEditor() });
    expect(await seenBox(element)).to.contain('needs both slug and type');
  });

  for (const [error, advice] of [
    [new HttpError(401, null), 'Check the publishable key'],
    [new HttpError(404, null), 'Check the address of the payment service'],
    [new NetworkError(null), 'ask your payment service to allow requests from this website'],
    [new ConfigurationError('publishable-key is missing'), 'Correct this'],
    [new Error('Broken'), 'console'],
  ] as const) {
    it(`explains at the button why sending failed: ${error.message}`, async () => {
      const service = fakeService({ createCheckout: () => Promise.reject(error) });
      const { element, donor } = await openFilled({}, { platform: forEditor(), service });
      await element.submit();
      const text = await seenBox(element);
      expect(text).to.contain(error.message);
      expect(text).to.contain(advice);
      // Below the button, which doesn't move when the explanation arrives.
      expect(boxIn(element)?.matches('.act > .button ~ *')).to.equal(true);
      // The explanation belongs to what was sent.
      await donor.type(en.email, 'you@example.org');
      await element.submit();
      expect(element.shadowRoot?.querySelectorAll('.fault-box')).to.have.length(1);
    });
  }
});
