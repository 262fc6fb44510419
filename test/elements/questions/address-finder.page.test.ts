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
const filledIn = (donor: Donor) =>
  [en.country, en.line1, en.line2, en.city, en.postcode].map((label) => donor.field(label).value);

describe('<donation-widget> with an address finder of the page', () => {
  it('passes the a11y audit, closed and open', async () => {
    const { donor, element, platform } = await openFinder();
    await expect(element).to.be.accessible();
    await search(donor, platform);
    await press(donor, 'ArrowDown');
    await expect(element).to.be.accessible();
  });

  it('has the key of a search on phones, because Enter there doesn’t send the form', async () => {
    const { donor } = await openFinder();
    expect(donor.field(en.findAddress).getAttribute('enterkeyhint')).to.equal('search');
    const labelled = [...donor.root.querySelectorAll('[enterkeyhint]')];
    expect(labelled).to.deep.equal([donor.field(en.findAddress)]);
  });

  it('is a combobox above the address, with all fields of the address below', async () => {
    const { donor } = await openFinder();
    const field = donor.field(en.findAddress);
    expect(field.getAttribute('role')).to.equal('combobox');
    expect(field.autocomplete).to.equal('off');
    const list = donor.root.getElementById(field.getAttribute('aria-controls') ?? '');
    expect(list?.getAttribute('role')).to.equal('listbox');
    expect(isOpen(donor)).to.be.false;
    expect(list?.hidden).to.be.true;
    const order = field.compareDocumentPosition(donor.field(en.country));
    expect(order).to.equal(Node.DOCUMENT_POSITION_FOLLOWING);
    for (const label of [en.line1, en.city, en.postcode]) expect(donor.has(label)).to.be.true;
  });

  it('is where the address is, and only if the form asks for one', async () => {
    const { donor } = await openFinder(finderWith(), 'name');
    expect(donor.has(en.findAddress)).to.be.false;
  });

  it('lists the suggestions and announces their number', async () => {
    const { donor, platform } = await openFinder();
    await search(donor, platform);
    expect(isOpen(donor)).to.be.true;
    expect(labels(donor)).to.deep.equal(places.map(({ label }) => label.replace('\u202e', '')));
    expect(said(donor)).to.equal('3 addresses found. Use the arrow keys to choose one.');
    expect(activeOf(donor)).to.be.undefined;
  });

  it('moves through the list with the arrow keys, and chooses with Enter', async () => {
    const { donor, platform, service } = await openFinder();
    await search(donor, platform);
    donor.field(en.findAddress).focus();
    const reached: (string | undefined)[] = [];
    for (const key of ['ArrowDown', 'ArrowDown', 'ArrowDown', 'ArrowDown', 'ArrowUp', 'ArrowUp']) {
      expect((await press(donor, key)).defaultPrevented).to.be.true;
      reached.push(activeOf(donor)?.[0]);
      expect(optionsOf(donor).filter((one) => one.getAttribute('aria-selected') === 'true')).to.have.length(
        1,
      );
    }
    expect(reached).to.deep.equal(['1', '2', '3', '1', '3', '2']);
    expect((await press(donor, 'Enter')).defaultPrevented).to.be.true;
    expect(isOpen(donor)).to.be.false;
    expect(focused()).to.equal(donor.field(en.findAddress));
    await until(() => said(donor) === en.addressFilled);
    expect(filledIn(donor)).to.deep.equal(['GB', '2 High Street', '', 'Leeds', 'LS1 1AA']);
    await donor.submit();
    expect(sent(service)[0]?.payer.billing_address).to.deep.equal({
      country: 'GB',
      line1: '2 High Street',
      city: 'Leeds',
      postcode: 'LS1 1AA',
    });
  });

  it('chooses with a click, without moving the focus', async () => {
    const { donor, platform } = await openFinder();
    await search(donor, platform);
    const [first] = optionsOf(donor);
    const down = new MouseEvent('mousedown', { bubbles: true, cancelable: true });
    first?.dispatchEvent(down);
    expect(down.defaultPrevented).to.be.true;
    first?.click();
    await until(() => said(donor) === en.addressFilled);
    expect(donor.field(en.line1).value).to.equal('1 High Street');
    expect(donor.field(en.findAddress).value).to.equal('1 High Street, Leeds');
  });

  it('closes the list on Escape, and reopens it with an arrow key', async () => {
    const { donor, platform } = await openFinder();
    await search(donor, platform);
    expect((await press(donor, 'Escape')).defaultPrevented).to.be.true;
    expect(isOpen(donor)).to.be.false;
    expect(donor.field(en.findAddress).value).to.equal('High Street');
    // A second one is for the dialog around the form.
    expect((await press(donor, 'Escape')).defaultPrevented).to.be.false;
    await press(donor, 'ArrowUp');
    expect(activeOf(donor)?.[0]).to.equal('3');
    donor.field(en.findAddress).dispatchEvent(new FocusEvent('blur'));
    await settled();
    expect(isOpen(donor)).to.be.false;
  });

  it('never sends the form on Enter', async () => {
    const { donor, service } = await openFinder();
    await donor.type(en.findAddress, 'High Street');
    expect((await press(donor, 'Enter')).defaultPrevented).to.be.true;
    expect(sent(service)).to.deep.equal([]);
  });

  it('lets donors enter the address themselves', async () => {
    const { donor } = await openFinder();
    await donor.press(en.enterAddress);
    expect(focused()).to.equal(donor.field(en.country));
    await donor.select(en.country, 'GB');
    await donor.press(en.enterAddress);
    expect(focused()).to.equal(donor.field(en.line1));
  });

  it('gets the country that the donor has chosen, and no key presses', async () => {
    const asked: string[] = [];
    const { donor, platform } = await openFinder(
      finderWith({
        find: (text, country) => {
          asked.push(`${text} ${country}`);
          return Promise.resolve([]);
        },
      }),
    );
    await donor.select(en.country, 'FR');
    for (const text of ['r', 'ru', 'rue', 'rue de']) await donor.type(en.findAddress, text);
    await platform.clock.advance(300);
    await settled();
    expect(asked).to.deep.equal(['rue de FR']);
    expect(said(donor)).to.equal(en.noAddressFound);
    expect(isOpen(donor)).to.be.false;
  });

  for (const [name, changes] of [
    ['fails', { find: () => Promise.reject(new Error('No network.')) }],
    ['hangs', { find: () => new Promise<never>(() => undefined) }],
    ['returns nonsense', { find: () => Promise.resolve('nonsense') as never }],
    ['cannot resolve', { resolve: () => Promise.reject(new Error('No network.')) }],
    ['resolves nonsense', { resolve: () => ({ city: 7, html: '<b>' }) as never }],
  ] as const)
    it(`tells a donor who has chosen if the finder ${name}, and the donor can enter the address`, async () => {
      const { donor, platform, service } = await openFinder(finderWith(changes));
      await search(donor, platform);
      optionsOf(donor)[0]?.click();
      await platform.clock.advance(11_000);
      await settled();
      const isChosen = 'resolve' in changes;
      expect(said(donor)).to.equal(isChosen ? en.addressNotFilled : '');
      expect(donor.root.querySelector('.finder [aria-live=polite].hidden') === null).to.equal(isChosen);
      expect(isOpen(donor)).to.be.false;
      expect(platform.reports.join()).not.to.contain('No network');
      await donor.select(en.country, 'GB');
      await donor.type(en.line1, '9 Low Street');
      await donor.submit();
      expect(sent(service)[0]?.payer.billing_address).to.deep.equal({ country: 'GB', line1: '9 Low Street' });
    });

  it('keeps what the donor enters while the finder resolves', async () => {
    let arrive: (address: FoundAddress) => void = () => undefined;
    const { donor, platform } = await openFinder(
      finderWith({ resolve: () => new Promise<FoundAddress>((resolve) => (arrive = resolve)) }),
    );
    await search(donor, platform);
    optionsOf(donor)[0]?.click();
    await settled();
    await donor.type(en.line1, '9 Low Street');
    arrive({ country: 'GB', line1: '1 High Street' });
    await settled();
    expect(donor.field(en.line1).value).to.equal('9 Low Street');
  });

  it('forgets the search when the form is reset', async () => {
    const { donor, element, platform } = await openFinder();
    await search(donor, platform);
    element.reset();
    await element.updateComplete;
    expect(donor.field(en.findAddress).value).to.equal('');
    expect(isOpen(donor)).to.be.false;
    expect((await press(donor, 'ArrowDown')).defaultPrevented).to.be.false;
  });

  it('forgets the search on a reset if it was all that the donor had typed', async () => {
    const { donor, element, platform } = await openFinder();
    element.reset();
    await element.updateComplete;
    await search(donor, platform);
    element.reset();
    await element.updateComplete;
    expect(donor.field(en.findAddress).value).to.equal('');
    expect(isOpen(donor)).to.be.false;
  });

  it('announces the same number again', async () => {
    const { donor, platform } = await openFinder();
    await search(donor, platform);
    await donor.type(en.findAddress, 'High Street, L');
    expect(said(donor)).to.equal('');
    await platform.clock.advance(300);
    await settled();
    expect(said(donor)).to.contain('3 addresses found');
  });

  it('keeps the list when an older search for the same text answers late', async () => {
    const answers: ((found: readonly Place[]) => void)[] = [];
    const { donor, platform } = await openFinder(
      finderWith({ find: () => new Promise((resolve) => answers.push(resolve)) }),
    );
    await search(donor, platform, 'High');
    await search(donor, platform, 'High Street');
    await search(donor, platform, 'High');
    answers[2]?.(places);
    await settled();
    answers[0]?.([]);
    await settled();
    expect(labels(donor)).to.have.length(3);
  });

  it('ends the rejection of all fields that it fills in', async () => {
    const body = { errors: [{ path: ['payer', 'billing_address', 'city'] }] };
    const client = stagedService(json(body, 400));
    const { donor, platform } = await openFilled(
      { fields: 'name address' },
      { properties: { client, addressFinder: finderWith() } },
    );
    await until(() => donor.has(en.findAddress));
    await donor.select(en.country, 'GB');
    await donor.type(en.city, 'Leed');
    await donor.submit();
    await until(() => donor.errorOf(en.city) === en.refused);
    await search(donor, platform);
    optionsOf(donor)[0]?.click();
    await until(() => donor.field(en.city).value === 'Leeds');
    expect(donor.errorOf(en.city)).to.be.null;
  });

  it('has the text of the search in no request, and leaves an unusable finder out', async () => {
    const { donor, element, platform } = await openFinder();
    await search(donor, platform);
    expect(JSON.stringify(element.request)).not.to.contain('High');
    Object.assign(element, { addressFinder: { find: 'nonsense' } });
    await element.updateComplete;
    expect(donor.has(en.findAddress)).to.be.false;
    expect(donor.has(en.line1)).to.be.true;
    await until(() =>
      platform.reports.join().includes('addressFinder should be an object with the methods find, resolve'),
    );
  });
});
