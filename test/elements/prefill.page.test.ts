// Also runs in Firefox and WebKit.
// Also runs on the built scripts.
// Often changes the address of its page.
import { expect } from '@open-wc/testing';
import { en } from '../../src/languages/en.js';
import { openWidget } from '../support/elements/donor.js';

const attributes = {
  'prefill-from-url': 'amount interval project intention',
  currencies: 'GBP EUR',
  intervals: 'once month quarter',
  projects: 'Winter; Wells',
  intentions: 'general; In memory',
  'max-amount': '500',
};

describe('<donation-widget> prefilled from the address', () => {
  const { href } = location;

  const openAt = (query: string, changes: Record<string, string> = {}) => {
    history.replaceState(null, '', `${location.pathname}?${query}`);
    return openWidget({ ...attributes, ...changes });
  };

  afterEach(() => {
    history.replaceState(null, '', href);
  });

  it('passes the a11y audit', async () => {
    const { element } = await openAt('amount=33&currency=GBP');
    await expect(element).to.be.accessible();
  });

  const taken: [query: string, button: string][] = [
    ['amount=33&currency=eur', 'Donate €33.00'],
    ['amount=50&currency=GBP&interval=month', 'Donate £50.00 monthly'],
  ];
  for (const [query, button] of taken) {
    it(`takes ${query}`, async () => {
      const { donor } = await openAt(query);
      expect(donor.buttonText).to.equal(button);
    });
  }

  it("takes nothing of a link if the form can't take all of it", async () => {
    const { donor } = await openAt('amount=501&currency=GBP&interval=month&project=Wells');
    expect(donor.buttonText).to.equal('Donate £10.00');
    expect(donor.field(en.customAmount).value).to.equal('');
    expect(donor.field(en.project).value).to.equal('Winter');
  });

  it('takes a purpose that the page offers', async () => {
    const { donor } = await openAt('project=Wells&intention=In+memory');
    expect(donor.field(en.project).value).to.equal('Wells');
    expect(donor.field(en.intention).value).to.equal('In memory');
  });

  const presetsOf = (root: ParentNode) =>
    [...root.querySelectorAll<HTMLInputElement>('[name=preset]')].map(({ value }) => value);
  const linkAmounts = { 'prefill-from-url': 'amount amounts interval', currencies: '' };

  it('suggests the amounts of a link if the page allows it', async () => {
    const { donor } = await openAt('amounts=50,100,200&amount=100&interval=month', linkAmounts);
    expect(presetsOf(donor.root)).to.deep.equal(['5000', '10000', '20000']);
    expect(donor.buttonText).to.equal('Donate £100.00 monthly');
  });

  it('suggests its own amounts if the page does not allow others', async () => {
    const { donor } = await openAt('amounts=50,100,200', { ...linkAmounts, 'prefill-from-url': 'amount' });
    expect(presetsOf(donor.root)).to.deep.equal(['1000', '2500', '5000', '10000']);
    expect(donor.buttonText).to.equal('Donate £10.00');
  });

  it('takes only what the page allows', async () => {
    const { donor } = await openAt('amount=50&currency=GBP&interval=month&project=Wells', {
      'prefill-from-url': 'interval, intention',
    });
    expect(donor.buttonText).to.equal('Donate £10.00 monthly');
    expect(donor.field(en.project).value).to.equal('Winter');
  });

  const link = '?amount=50&interval=month&project=Wells';

  it('takes an amount and an interval by default', async () => {
    history.replaceState(null, '', location.pathname + link);
    const { donor } = await openWidget({ projects: attributes.projects });
    expect(donor.buttonText).to.equal('Donate £50.00 monthly');
    expect(donor.field(en.project).value).to.equal('Winter');
  });

  it('takes nothing if the page allows nothing', async () => {
    history.replaceState(null, '', location.pathname + link);
    const { donor } = await openWidget({ 'prefill-from-url': '' });
    expect(donor.buttonText).to.equal('Donate £10.00');
  });

  it('never takes payer data, whatever the page allows', async () => {
    const { donor } = await openAt('email=a@b.example&first_name=Eve&phone=1&country=FR', {
      'prefill-from-url': 'email first_name phone country amount',
      fields: 'name phone address',
    });
    for (const label of [en.email, en.first_name, en.phone, en.country]) {
      expect(donor.field(label).value, label).to.equal('');
    }
  });

  it('does not change the address', async () => {
    await openAt('amount=50&currency=GBP&utm=x');
    expect(location.search).to.equal('?amount=50&currency=GBP&utm=x');
  });
});
