// Also runs in Firefox and WebKit.
// Also runs on the built scripts.
import { expect } from '@open-wc/testing';
import { en } from '../../src/languages/en.js';
import { withEnglish } from '../../src/languages/languages.js';
import { openWidget } from '../support/elements/donor.js';
import type { Donor } from '../support/elements/finding.js';

const region = ({ root }: Donor): Element => {
  const found = root.querySelector('#announcement');
  if (!found) throw new Error('There is no live region.');
  return found;
};

/** What screen readers are told, without the characters that isolate names for their direction. */
const told = (donor: Donor): string => region(donor).textContent.replace(/[\u2068\u2069]/g, '');

/** Everything that is added to the live region while `act` runs. */
const toldDuring = async (donor: Donor, act: () => Promise<void>): Promise<string[]> => {
  const texts: string[] = [];
  const observer = new MutationObserver(() => told(donor) && texts.push(told(donor)));
  observer.observe(region(donor), { childList: true, characterData: true, subtree: true });
  await act();
  await Promise.resolve();
  observer.disconnect();
  return texts;
};

const home = 'First name, Last name, Address line 1, Town or city, and Postcode';

describe('What a tick makes necessary', () => {
  it('is announced politely, in a live region without a role, which Firefox would stop at', async () => {
    const { donor } = await openWidget({ 'gift-aid': '' });
    expect(region(donor).getAttribute('aria-live')).to.equal('polite');
    expect(region(donor).hasAttribute('role')).to.be.false;
    expect(told(donor)).to.equal('');
  });

  it('is announced once for Gift Aid, with the gain', async () => {
    const { donor } = await openWidget({ 'gift-aid': '', locale: 'en-US' });
    const texts = await toldDuring(donor, () => donor.tick(en.giftAidYes));
    expect(texts).to.deep.equal([`Your £10 becomes £12.50, at no extra cost to you. Now required: ${home}`]);
  });

  it('stays while more texts of the same language load, and goes with the texts of the page', async () => {
    const { donor, element } = await openWidget({ 'gift-aid': '' });
    await donor.tick(en.giftAidYes);
    const before = told(donor);
    expect(before).not.to.equal('');
    await withEnglish(async () => ({ english: { email: en.email } }));
    element.requestUpdate();
    await element.updateComplete;
    expect(told(donor)).to.equal(before);
    element.messages = { first_name: 'Given name' };
    await element.updateComplete;
    expect(told(donor)).to.equal('');
  });

  it('leaves out fields that are filled in or already required', async () => {
    const { donor } = await openWidget({ 'gift-aid': '', fields: 'name phone*', locale: 'en-US' });
    await donor.type(en.first_name, 'Ada');
    await donor.tick(en.giftAidYes);
    expect(told(donor)).to.match(/Now required: Last name, Address line 1, Town or city, and Postcode$/);
  });

  it('is gone once the donor answers something else', async () => {
    const { donor } = await openWidget({ 'gift-aid': '' });
    await donor.tick(en.giftAidYes);
    await donor.type(en.first_name, 'A');
    expect(told(donor)).to.equal('');
  });

  it('is not announced again while the donor changes the amount', async () => {
    const { donor } = await openWidget({ 'gift-aid': '' });
    await donor.tick(en.giftAidYes);
    const texts = await toldDuring(donor, async () => {
      await donor.choose('£25');
      await donor.type(en.customAmount, '40');
    });
    expect(texts).to.deep.equal([]);
    expect(donor.descriptionOf(en.giftAidYes)).to.contain('Your £40 becomes £50');
  });

  it('names the fields of a dedication', async () => {
    const { donor } = await openWidget({ dedication: '', locale: 'en-US' });
    const texts = await toldDuring(donor, () => donor.tick(en.dedication));
    expect(texts).to.deep.equal(['Now required: Dedication and Their name']);
    expect(await toldDuring(donor, () => donor.untick(en.dedication))).to.deep.equal([]);
  });

  it('names the field of an organisation', async () => {
    const { donor } = await openWidget({ ask: 'organisation anonymous' });
    await donor.tick(en.byOrganisation);
    expect(told(donor)).to.equal('Now required: Organisation name');
    await donor.tick(en.anonymous);
    expect(told(donor)).to.equal('');
  });

  it('names the phone number that permission for calls needs', async () => {
    const { donor } = await openWidget({ contact: 'phone' });
    await donor.choose(en['contact.yes']);
    expect(told(donor)).to.equal('Now required: Phone number');
    await donor.choose(en['contact.no']);
    expect(told(donor)).to.equal('');
  });
});
