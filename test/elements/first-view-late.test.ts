import { expect } from '@open-wc/testing';
import { ConfigurationError } from '../../src/client/configuration-error.js';
import { giving } from '../../src/elements/giving.part.js';
import { en } from '../../src/messages/en.js';
import { pendingDonation } from '../controllers/fakes.js';
import { PendingStore } from '../../src/browser/pending-store.js';
import { tab } from '../browser/storages.js';
import { record, unheard } from './finding.js';
import { drawn, openFirst } from './first-page.js';
import { HeldPart } from './held-part.js';

let part: HeldPart<NonNullable<typeof giving.value>>;
beforeEach(() => {
  part = new HeldPart(giving);
});

const fallback = () => Object.assign(document.createElement('a'), { href: '/other', textContent: 'Others' });
const textIn = ({ shadowRoot }: Element): string => shadowRoot?.textContent.replace(/\s+/g, ' ').trim() ?? '';
const hasForm = ({ shadowRoot }: Element): boolean => shadowRoot?.querySelector('form') !== null;
const showsFallback = ({ shadowRoot }: Element): boolean =>
  shadowRoot?.querySelector<HTMLSlotElement>('slot:not([name])')?.assignedElements().length === 1;

describe('A form in use that can’t be loaded', () => {
  it('is said beside the button, and to the integrator; what was typed stays', async () => {
    const { donor, platform } = await openFirst();
    donor.types(en.email, 'me@example.org');
    donor.chooses('£50');
    donor.submits();
    await part.fail();
    await drawn();
    expect(donor.notice).to.equal(en.unloaded);
    expect(donor.button.hasAttribute('aria-disabled')).to.equal(false);
    expect(donor.field(en.email).value).to.equal('me@example.org');
    expect(donor.chosen(en.amount)).to.equal('£50');
    const [problem] = platform.reports;
    expect(platform.reports).to.have.length(1);
    expect(problem).to.be.instanceOf(Error);
    expect((problem as Error).message).to.equal('<donation-widget> could not load a part.');
    expect((problem as Error).cause).to.be.instanceOf(TypeError);
  });

  it('works on the next try', async () => {
    const { element, donor, service } = await openFirst();
    donor.types(en.email, 'me@example.org');
    donor.chooses('£50');
    donor.submits();
    await part.fail();
    await drawn();
    donor.submits();
    await drawn();
    expect(donor.notice).to.equal('');
    expect(donor.button.getAttribute('aria-disabled')).to.equal('true');
    await part.arrive();
    await element.updateComplete;
    await drawn();
    expect(service.calls).to.have.length(1);
    expect(part.asked).to.equal(2);
  });

  it('ends what the page began by a method', async () => {
    const { element, service, platform } = await openFirst();
    const reasons = await unheard(async () => {
      const sent = element.submit();
      expect(element.reportValidity()).to.equal(false);
      await part.fail();
      await sent;
    });
    expect(reasons).to.deep.equal([]);
    expect(service.calls).to.deep.equal([]);
    expect(platform.reports).to.have.length(1);
  });

  it('disturbs nobody who only began, and is tried again at the next touch', async () => {
    const { element, donor } = await openFirst();
    donor.types(en.email, 'me@example.org');
    await part.fail();
    await drawn();
    expect(donor.notice).to.equal('');
    donor.types(en.first_name, 'Zoë');
    await part.arrive();
    await element.updateComplete;
    expect(element.request?.payer).to.include({ email: 'me@example.org', first_name: 'Zoë' });
  });
});

describe('A form that needs more than a first view', () => {
  const items = '[{"label": "Blanket", "amount": 15}]';

  it('waits for it before it is drawn, with the page’s fallback in its place', async () => {
    const { element, donor } = await openFirst({ attributes: { items }, children: [fallback()] });
    expect(part.asked).to.equal(1);
    expect(hasForm(element)).to.equal(false);
    expect(showsFallback(element)).to.equal(true);
    await part.arrive();
    await element.updateComplete;
    expect(donor.has('Blanket')).to.equal(true);
  });

  for (const [what, options] of [
    ['is filled in by the page', { properties: { payer: { email: 'me@example.org' } } }],
    ['is filled in from the address', { attributes: { 'prefill-from-url': 'amount' } }],
    ['asks for an address', { attributes: { fields: 'address' } }],
    ['is for a country', { attributes: { country: 'KE' } }],
    ['has a service whose address is read in full', { attributes: { 'base-url': 'x' }, service: null }],
  ] as const) {
    it(`waits for it where it ${what}`, async () => {
      const { element } = await openFirst(options);
      expect([part.asked, hasForm(element)]).to.deep.equal([1, false]);
      await part.arrive();
      await element.updateComplete;
    });
  }

  it('waits for it where a donation was begun', async () => {
    const platform = tab();
    new PendingStore(platform, 'session').add(pendingDonation());
    const { element } = await openFirst({ platform });
    expect([part.asked, hasForm(element)]).to.deep.equal([1, false]);
    await part.arrive();
    await element.updateComplete;
  });

  it('says in words that it can’t be loaded', async () => {
    const { element, platform } = await openFirst({ attributes: { items } });
    await part.fail();
    await drawn();
    expect(textIn(element)).to.equal(en.unloaded);
    expect(platform.reports).to.have.length(1);
  });

  it('shows the page’s fallback where it can’t be loaded', async () => {
    const { element } = await openFirst({ attributes: { items }, children: [fallback()] });
    await part.fail();
    await drawn();
    expect(textIn(element)).to.equal('');
    expect(showsFallback(element)).to.equal(true);
  });

  for (const [what, options] of [
    ['has gifts', { attributes: { items } }],
    ['is filled in by the page', { properties: { payer: { email: 'me@example.org' } } }],
  ] as const) {
    it(`comes at the next touch after it could not be loaded, where it ${what}`, async () => {
      const { element, donor } = await openFirst(options);
      await part.fail();
      await drawn();
      element.dispatchEvent(new PointerEvent('pointerenter'));
      expect(part.asked).to.equal(2);
      await part.arrive();
      await element.updateComplete;
      expect(hasForm(element)).to.equal(true);
      expect(textIn(element)).not.to.contain(en.unloaded);
      expect(donor.field(en.email).value).to.equal(element.payer?.email ?? '');
    });
  }

  it('is drawn where it no longer needs what could not be loaded', async () => {
    const { element } = await openFirst({ properties: { payer: { email: 'me@example.org' } } });
    await part.fail();
    await drawn();
    element.payer = null;
    await drawn();
    expect(hasForm(element)).to.equal(true);
  });
});

describe('A form whose attributes can’t work', () => {
  for (const [what, children, own] of [
    ['words alone', [document.createTextNode('Give elsewhere')], ''],
    ['a picture alone', [document.createElement('img')], ''],
    ['nothing but white space', [document.createTextNode('\n  ')], en.closed],
    ['a comment', [document.createComment('the form')], en.closed],
    [
      'a heading in another place',
      [document.createTextNode('\n'), Object.assign(document.createElement('h2'), { slot: 'header' })],
      en.closed,
    ],
    [
      'a heading in another place beside words',
      [
        document.createTextNode('Give elsewhere'),
        Object.assign(document.createElement('h2'), { slot: 'header' }),
      ],
      '',
    ],
  ] as const) {
    it(`shows ${own ? 'words of its own' : 'the fallback'} where there is ${what} inside`, async () => {
      const copies = children.map((one) => one.cloneNode());
      const { element } = await openFirst({ attributes: { amounts: 'ten' }, children: copies });
      await part.arrive();
      await element.updateComplete;
      expect(textIn(element)).to.equal(own);
      expect(element.shadowRoot?.querySelectorAll('slot')).to.have.length(own ? 0 : 1);
    });
  }

  it('has nothing to send, and forgets nothing, until they work again', async () => {
    const { element, donor, service } = await openFirst();
    donor.types(en.email, 'me@example.org');
    await part.arrive();
    element.amounts = 'ten';
    await element.updateComplete;
    expect(element.request).to.equal(null);
    expect([element.checkValidity(), element.reportValidity()]).to.deep.equal([false, false]);
    await element.submit();
    expect(service.calls).to.deep.equal([]);
    element.amounts = '10 20';
    await element.updateComplete;
    expect(element.request?.payer.email).to.equal('me@example.org');
  });

  for (const [what, attributes] of [
    ['before anything is loaded', { amounts: 'ten' }],
    ['with no service', { 'base-url': '' }],
  ] as const) {
    it(`tells the integrator and shows the fallback, ${what}`, async () => {
      const { element, platform } = await openFirst({ attributes, children: [fallback()], service: null });
      const errors = record(element, 'donation-error');
      await part.arrive();
      await element.updateComplete;
      expect(hasForm(element)).to.equal(false);
      expect(showsFallback(element)).to.equal(true);
      expect(errors).to.have.length(1);
      expect(errors[0]?.error).to.be.instanceOf(ConfigurationError);
      expect(platform.reports).to.have.length(1);
    });
  }

  it('is mended without a reload', async () => {
    const { element } = await openFirst({ attributes: { amounts: 'ten' } });
    await part.arrive();
    await element.updateComplete;
    expect(textIn(element)).to.equal(en.closed);
    element.amounts = '10 20';
    await element.updateComplete;
    expect(hasForm(element)).to.equal(true);
  });
});
