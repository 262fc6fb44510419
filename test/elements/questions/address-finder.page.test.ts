// Also runs in Firefox and WebKit.
// Also runs on the built scripts.
import { expect } from '@open-wc/testing';
import type { AddressFinder, FoundAddress } from '../../../src/index.js';
import { en } from '../../../src/languages/en.js';
import { focused } from '../../support/elements/dialog.js';
import { openFilled, sent, type Donor } from '../../support/elements/donor.js';
import { settled, type FakePlatform } from '../../support/elements/fakes.js';
import { json, stagedService } from '../../support/elements/staged-service.js';
import { until } from '../../support/elements/until.js';

type Place = { label: string; id: number };

const places: readonly Place[] = [
  { label: '1 High Street, Leeds', id: 1 },
  { label: '2 High Street, Leeds', id: 2 },
  { label: '3 High\u202e Street, Leeds', id: 3 },
];
const addressOf = ({ id }: Place): FoundAddress => ({
  country: 'GB',
  line1: `${id} High Street`,
  city: 'Leeds',
  postcode: 'LS1 1AA',
});

/** A finder that knows three addresses. */
const finderWith = (changes: Partial<AddressFinder<Place>> = {}): AddressFinder =>
  ({ find: () => Promise.resolve(places), resolve: addressOf, ...changes }) as AddressFinder;

const openFinder = async (finder: AddressFinder = finderWith(), fields = 'name address') => {
  const opened = await openFilled({ fields }, { properties: { addressFinder: finder } });
  await until(() => opened.donor.has(en.findAddress) || !opened.donor.has(en.line1));
  return opened;
};

/** Types a text and lets the time pass in which the form waits for more. */
const search = async (donor: Donor, platform: FakePlatform, text = 'High Street') => {
  await donor.type(en.findAddress, text);
  await platform.clock.advance(300);
  await settled();
};

const press = async (donor: Donor, key: string): Promise<KeyboardEvent> => {
  const event = new KeyboardEvent('keydown', { key, bubbles: true, composed: true, cancelable: true });
  donor.field(en.findAddress).dispatchEvent(event);
  await settled();
  return event;
};

const optionsOf = ({ root }: Donor) => [...root.querySelectorAll<HTMLElement>('[role=option]')];
const labels = (donor: Donor) => optionsOf(donor).map((one) => one.textContent.trim());
const activeOf = (donor: Donor) => {
  const id = donor.field(en.findAddress).getAttribute('aria-activedescendant');
  return id === null ? undefined : donor.root.getElementById(id)?.textContent.trim();
};
const isOpen = (donor: Donor) => donor.field(en.findAddress).getAttribute('aria-expanded') === 'true';
const said = ({ root }: Donor) => root.querySelector('.finder [aria-live=polite]')?.textContent;
const own = [en.country, en.line1, en.line2, en.city, en.postcode];
const filledIn = (donor: Donor) => own.map((label) => donor.field(label).value);

describe('<donation-widget> with an address finder of the page', () => {
  it('is a combobox above the address, for the keyboard alone', async () => {
    const { donor, element, platform, service } = await openFinder();
    const field = donor.field(en.findAddress);
    expect(field.getAttribute('role')).to.equal('combobox');
    expect(field.autocomplete).to.equal('off');
    const list = donor.root.getElementById(field.getAttribute('aria-controls') ?? '');
    expect(list?.getAttribute('role')).to.equal('listbox');
    expect(isOpen(donor)).to.be.false;
    expect(list?.hidden).to.be.true;
    for (const label of own) expect(donor.has(label)).to.be.false;
    // Phones show the key of a search, because Enter doesn't send the form there.
    expect([...donor.root.querySelectorAll('[enterkeyhint]')]).to.deep.equal([field]);
    expect(field.getAttribute('enterkeyhint')).to.equal('search');
    await expect(element).to.be.accessible();

    await donor.type(en.findAddress, 'High Street');
    expect((await press(donor, 'Enter')).defaultPrevented).to.be.true;
    expect(sent(service)).to.deep.equal([]);
    await search(donor, platform);
    expect(isOpen(donor)).to.be.true;
    expect(labels(donor)).to.deep.equal(places.map(({ label }) => label.replace('\u202e', '')));
    const found = '3 addresses found. Use the arrow keys to choose one.';
    expect(said(donor)).to.equal(found);
    expect(activeOf(donor)).to.be.undefined;
    expect(JSON.stringify(element.request)).not.to.contain('High');
    // The same number is announced again.
    await donor.type(en.findAddress, 'High Street, L');
    expect(said(donor)).to.equal('');
    await search(donor, platform);
    expect(said(donor)).to.equal(found);

    field.focus();
    const reached: (string | undefined)[] = [];
    for (const key of ['ArrowDown', 'ArrowDown', 'ArrowDown', 'ArrowDown', 'ArrowUp', 'ArrowUp']) {
      expect((await press(donor, key)).defaultPrevented).to.be.true;
      reached.push(activeOf(donor)?.[0]);
      expect(donor.root.querySelectorAll('[role=option][aria-selected=true]')).to.have.length(1);
    }
    expect(reached).to.deep.equal(['1', '2', '3', '1', '3', '2']);
    await expect(element).to.be.accessible();

    expect((await press(donor, 'Escape')).defaultPrevented).to.be.true;
    expect(isOpen(donor)).to.be.false;
    expect(field.value).to.equal('High Street');
    // A second one is for the dialog around the form.
    expect((await press(donor, 'Escape')).defaultPrevented).to.be.false;
    await press(donor, 'ArrowUp');
    expect(activeOf(donor)?.[0]).to.equal('3');
    field.dispatchEvent(new FocusEvent('blur'));
    await settled();
    expect(isOpen(donor)).to.be.false;

    for (const key of ['ArrowDown', 'ArrowDown']) await press(donor, key);
    expect((await press(donor, 'Enter')).defaultPrevented).to.be.true;
    expect(isOpen(donor)).to.be.false;
    expect(focused()).to.equal(field);
    await until(() => said(donor) === en.addressFilled);
    expect(filledIn(donor)).to.deep.equal(['GB', '2 High Street', '', 'Leeds', 'LS1 1AA']);
    const order = field.compareDocumentPosition(donor.field(en.country));
    expect(order).to.equal(Node.DOCUMENT_POSITION_FOLLOWING);
    await donor.submit();
    expect(sent(service)[0]?.payer.billing_address).to.deep.equal(addressOf({ label: '', id: 2 }));
  });

  it('leaves the focus where it is on a click, forgets the search on a reset, and can be taken away', async () => {
    const { donor, element, platform } = await openFinder();
    await search(donor, platform);
    const [first] = optionsOf(donor);
    const down = new MouseEvent('mousedown', { bubbles: true, cancelable: true });
    first?.dispatchEvent(down);
    expect(down.defaultPrevented).to.be.true;
    first?.click();
    await until(() => said(donor) === en.addressFilled);
    expect(donor.field(en.line1).value).to.equal('1 High Street');
    expect(donor.field(en.findAddress).value).to.equal('1 High Street, Leeds');

    element.reset();
    await element.updateComplete;
    // Now the search is all that the donor has typed.
    await search(donor, platform);
    expect(isOpen(donor)).to.be.true;
    element.reset();
    await element.updateComplete;
    expect(donor.field(en.findAddress).value).to.equal('');
    expect(isOpen(donor)).to.be.false;
    expect((await press(donor, 'ArrowDown')).defaultPrevented).to.be.false;

    Object.assign(element, { addressFinder: { find: 'nonsense' } });
    await element.updateComplete;
    expect(donor.has(en.findAddress)).to.be.false;
    expect(donor.has(en.line1)).to.be.true;
    await until(() =>
      platform.reports.join().includes('addressFinder should be an object with the methods find, resolve'),
    );
  });

  it('lets donors enter the address themselves, and gets the country that they have chosen', async () => {
    const asked: string[] = [];
    let arrive: (address: FoundAddress) => void = () => undefined;
    const { donor, platform } = await openFinder(
      finderWith({
        find: (text, country) => {
          asked.push(`${text} ${country}`);
          return Promise.resolve(text === 'rue de' ? [] : places);
        },
        resolve: () => new Promise<FoundAddress>((resolve) => (arrive = resolve)),
      }),
    );
    await donor.press(en.enterAddress);
    expect(focused()).to.equal(donor.field(en.country));
    await donor.select(en.country, 'FR');
    await donor.press(en.enterAddress);
    expect(focused()).to.equal(donor.field(en.line1));

    for (const text of ['r', 'ru', 'rue']) await donor.type(en.findAddress, text);
    await search(donor, platform, 'rue de');
    expect(asked).to.deep.equal(['rue de FR']);
    expect(said(donor)).to.equal(en.noAddressFound);
    expect(isOpen(donor)).to.be.false;

    await search(donor, platform);
    optionsOf(donor)[0]?.click();
    await settled();
    await donor.type(en.line1, '9 Low Street');
    arrive({ country: 'GB', line1: '1 High Street' });
    await settled();
    expect(donor.field(en.line1).value).to.equal('9 Low Street');
  });

  it('folds away no field with text, with an error or that the donor has emptied', async () => {
    const { donor, element } = await openFinder(finderWith(), 'name address*');
    expect(own.some((label) => donor.has(label))).to.be.false;
    await donor.submit();
    expect(donor.errorSummary).to.include(en['line1.required']);
    expect(own.filter((label) => !donor.has(label))).to.deep.equal([]);
    await donor.select(en.country, 'FR');
    await donor.type(en.line1, '1 rue de');
    await donor.type(en.line1, '');
    expect(own.filter((label) => !donor.has(label))).to.deep.equal([]);

    element.reset();
    await element.updateComplete;
    expect(own.some((label) => donor.has(label))).to.be.false;
    Object.assign(element, { payer: { billing_address: { country: 'GB', city: 'Leeds' } } });
    await element.updateComplete;
    expect(donor.field(en.city).value).to.equal('Leeds');
  });

  it('is only where the form asks for an address', async () => {
    const { donor } = await openFinder(finderWith(), 'name');
    expect(donor.has(en.findAddress)).to.be.false;
  });

  for (const [name, changes, words] of [
    ['find one', { find: () => Promise.reject(new Error('No network.')) }, ''],
    ['resolve it', { resolve: () => Promise.reject(new Error('No network.')) }, en.addressNotFilled],
  ] as const)
    it(`tells a donor who has chosen if the finder cannot ${name}, and the donor can enter the address`, async () => {
      const { donor, platform, service } = await openFinder(finderWith(changes));
      await search(donor, platform);
      optionsOf(donor)[0]?.click();
      await settled();
      expect(said(donor)).to.equal(words);
      expect(donor.root.querySelector('.finder [aria-live=polite].hidden') === null).to.equal(words !== '');
      expect(isOpen(donor)).to.be.false;
      expect(platform.reports.join()).not.to.contain('No network');
      await donor.select(en.country, 'GB');
      await donor.type(en.line1, '9 Low Street');
      await donor.submit();
      expect(sent(service)[0]?.payer.billing_address).to.deep.equal({ country: 'GB', line1: '9 Low Street' });
    });

  it('ends the rejection of all fields that it fills in', async () => {
    const body = { errors: [{ path: ['payer', 'billing_address', 'city'] }] };
    const client = stagedService(json(body, 400));
    const { donor, platform } = await openFilled(
      { fields: 'name address' },
      { properties: { client, addressFinder: finderWith() } },
    );
    await until(() => donor.has(en.findAddress));
    await donor.press(en.enterAddress);
    await donor.select(en.country, 'GB');
    await donor.type(en.city, 'Leed');
    await donor.submit();
    await until(() => donor.errorOf(en.city) === en.refused);
    await search(donor, platform);
    optionsOf(donor)[0]?.click();
    await until(() => donor.field(en.city).value === 'Leeds');
    expect(donor.errorOf(en.city)).to.be.null;
  });
});
