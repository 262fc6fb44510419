import { expect } from '@open-wc/testing';
import { ConfigurationError } from '../../src/client/configuration-error.js';
import { configurationErrors } from '../../src/elements/report-configuration.js';
import { openWidget, record } from '../support/elements/donor.js';
import { fakePlatform, settled } from '../support/elements/fakes.js';
import { HeldModule } from '../support/elements/held-module.js';

/** A form whose `amounts` can't work, while the sentences for developers aren't loaded yet. */
const openWrong = async (changes: Record<string, string> = { amounts: 'ten' }) => {
  const attributes = {
    'base-url': 'https://service.example/api/v1',
    'publishable-key': 'pk_live_4Zp',
    ...changes,
  };
  const platform = fakePlatform();
  const { element } = await openWidget(attributes, { platform, service: null });
  // A page that isn't https also has a notice about the return address, which is no error.
  const onConsole = () => platform.reports.filter((report) => report instanceof Error);
  return { element, onConsole, errors: record(element, 'donation-error') };
};

const messagesOf = (errors: readonly { error: Error }[]) => errors.map(({ error }) => error.message);

const sentence = (text: string) =>
  `<donation-widget> can't be shown: amounts has "${text}", which is not an amount in GBP: use a number such as 25, with no more decimals than GBP has.`;

describe('A report about attributes that aren’t valid', () => {
  let held: HeldModule<unknown>;
  beforeEach(() => {
    held = new HeldModule<unknown>(configurationErrors);
  });
  afterEach(() => {
    held.release();
  });

  it('loads nothing if they can work', async () => {
    const { onConsole } = await openWrong({ amounts: '10 25' });
    expect(held.asked).to.equal(0);
    expect(onConsole()).to.deep.equal([]);
  });

  it('is made once its sentences are loaded', async () => {
    const { onConsole, errors } = await openWrong();
    expect(errors).to.deep.equal([]);
    await held.arrive();
    expect(messagesOf(errors)).to.deep.equal([sentence('ten')]);
    expect(onConsole()).to.deep.equal(errors.map(({ error }) => error));
  });

  it('has their codes if the sentences can’t be loaded', async () => {
    const { onConsole, errors } = await openWrong({ amounts: 'ten', 'publishable-key': 'sk_live_1' });
    await held.fail();
    const [error] = errors.map((event) => event.error);
    expect(error).to.be.instanceOf(ConfigurationError);
    expect(error?.message).to.equal(
      "<donation-widget> can't be shown: publishable-key (secret); amounts (not_an_amount).",
    );
    expect(error).to.have.deep.property('issues', [
      { attribute: 'publishable-key', code: 'secret' },
      { attribute: 'amounts', code: 'not_an_amount', values: { text: 'ten', currency: 'GBP' } },
    ]);
    // The other report says that a file couldn't be loaded.
    expect(onConsole()).to.have.length(2);
    expect(onConsole()).to.include(error);
  });

  it('comes for each of two problems, one after the other', async () => {
    const { element, errors } = await openWrong();
    element.amounts = 'eleven';
    await element.updateComplete;
    await held.arrive();
    expect(messagesOf(errors)).to.deep.equal([sentence('ten'), sentence('eleven')]);
  });

  it('is not made if the page has corrected them in the meantime', async () => {
    const { element, onConsole, errors } = await openWrong();
    element.amounts = '10 25';
    await element.updateComplete;
    await held.arrive();
    expect(errors).to.deep.equal([]);
    expect(onConsole()).to.deep.equal([]);
  });

  it('is made for an element that the page has removed, because it can come back', async () => {
    const { element, errors } = await openWrong();
    element.remove();
    await held.arrive();
    expect(messagesOf(errors)).to.deep.equal([sentence('ten')]);
    document.body.append(element);
    await settled();
    expect(errors).to.have.length(1);
    element.remove();
  });

  it('comes once for a part that is left out', async () => {
    const { element, onConsole } = await openWrong({ 'privacy-url': '/privacy' });
    element.testMode = true;
    await element.updateComplete;
    await held.arrive();
    element.testMode = false;
    await element.updateComplete;
    expect(onConsole().map(String)).to.deep.equal([
      "ConfigurationError: Part of <donation-widget> can't be shown: privacy-url should be an address that starts with https://.",
    ]);
  });
});
