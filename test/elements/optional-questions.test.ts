import { expect } from '@open-wc/testing';
import { PendingStore } from '../../src/browser/pending-store.js';
import { serviceModule, statusModule } from '../../src/form/lazy-modules.js';
import { en } from '../../src/i18n/en.js';
import { questionsFor } from '../../src/questions/list.js';
import { tab } from '../browser/storages.js';
import { attributesOf } from '../questions/attributes.js';
import { everyQuestion } from '../questions/every-question.js';
import { drawn, openArriving } from './arriving.js';
import { leave } from './donor.js';
import { pendingDonation } from './fakes.js';
import { HeldModule } from './held-module.js';

const items = '[{"label": "Blanket", "amount": 15}]';
const fallback = () => Object.assign(document.createElement('a'), { href: '/other', textContent: 'Others' });
const textIn = ({ shadowRoot }: Element): string => shadowRoot?.textContent.replace(/\s+/g, ' ').trim() ?? '';
const hasForm = ({ shadowRoot }: Element): boolean => shadowRoot?.querySelector('form') !== null;
const showsFallback = ({ shadowRoot }: Element): boolean =>
  shadowRoot?.querySelector<HTMLSlotElement>('slot:not([name])')?.assignedElements().length === 1;
const touch = (element: Element) => element.dispatchEvent(new PointerEvent('pointerenter'));

describe('What a form has beyond a plain one', () => {
  /** All questions that a plain form does not ask: nothing in this page has loaded one yet. */
  const optional = questionsFor(attributesOf(everyQuestion)).missing;
  const [itemsModule] = questionsFor(attributesOf({ items })).missing;
  let held: HeldModule<unknown>[];
  beforeEach(() => {
    held = optional.map((module) => new HeldModule<unknown>(module));
  });
  afterEach(() => held.forEach((one) => one.release()));

  /** How often any of them was asked for over the network. */
  const asked = () => held.reduce((times, one) => times + one.asked, 0);
  /** How often the question of items was. */
  const itemsAsked = () => held.find((_, place) => optional[place] === itemsModule)?.asked;
  /** The questions that were asked for and have arrived. */
  const arrived = () =>
    optional.flatMap(({ module }, place) => (module && held[place]?.asked === 1 ? [module.name] : []));
  const arrive = async () => {
    for (const one of held.filter((each) => each.asked > 0)) await one.arrive();
    await drawn();
  };
  const fail = async () => {
    for (const one of held) await one.fail();
    await drawn();
  };

  /** A plain form, in use. */
  const openInUse = async () => {
    const opened = await openArriving();
    void opened.donor.type(en.email, 'me@example.org');
    await drawn();
    return opened;
  };

  it('is not loaded for a plain form, also once that is in use', async () => {
    const { element } = await openInUse();
    expect(element.request?.line_items).to.have.length(1);
    expect(asked()).to.equal(0);
  });

  for (const [attributes, wanted] of [
    [{ items }, ['items']],
    [{ 'one-off': '' }, ['one-off']],
    [{ 'gift-aid': '' }, ['gift-aid', 'address']],
    [{ fields: 'address' }, ['address']],
  ] as [Record<string, string>, string[]][]) {
    it(`is asked for at once by ${JSON.stringify(attributes)}; the fallback shows until it is there`, async () => {
      const { element } = await openArriving({ attributes, children: [fallback()] });
      expect(asked()).to.equal(wanted.length);
      expect([hasForm(element), showsFallback(element)]).to.deep.equal([false, true]);
      expect([element.request, element.checkValidity(), element.reportValidity()]).to.deep.equal([
        ...[null, false, false],
      ]);
      await arrive();
      await element.updateComplete;
      expect([hasForm(element), showsFallback(element)]).to.deep.equal([true, false]);
      expect(arrived()).to.deep.equal(wanted);
      expect(asked()).to.equal(wanted.length);
    });
  }

  it('is waited for by updateComplete', async () => {
    const { element } = await openArriving({ attributes: { items } });
    let isComplete = false;
    void element.updateComplete.then((isAll) => (isComplete = isAll));
    await drawn();
    expect(isComplete).to.equal(false);
    await arrive();
    expect(isComplete).to.equal(true);
  });

  it('is waited for by a submit of the page', async () => {
    const { element, service } = await openArriving({
      attributes: { items, amounts: '' },
      properties: { payer: { email: 'me@example.org' }, defaultAmount: '5' },
    });
    void element.submit();
    await drawn();
    expect(service.calls).to.deep.equal([]);
    await arrive();
    await serviceModule.load();
    await drawn();
    expect(service.calls).to.have.length(1);
  });

  it('says in words that it can’t be loaded', async () => {
    const { element, platform } = await openArriving({ attributes: { items } });
    await fail();
    expect(textIn(element)).to.equal(en.unloaded);
    expect(platform.reports.map(String)).to.deep.equal([
      "Error: <donation-widget> couldn't load one of its script files. Check that they are all on your server.",
    ]);
  });

  it('leaves the page’s fallback where it can’t be loaded', async () => {
    const { element } = await openArriving({ attributes: { items }, children: [fallback()] });
    await fail();
    expect(textIn(element)).to.equal('');
    expect(showsFallback(element)).to.equal(true);
  });

  it('comes at the next touch after it could not be loaded', async () => {
    const { element, donor } = await openArriving({ attributes: { items } });
    await fail();
    touch(element);
    await arrive();
    await element.updateComplete;
    expect(itemsAsked()).to.equal(2);
    expect(donor.has('Blanket')).to.equal(true);
    expect(textIn(element)).not.to.contain(en.unloaded);
  });

  it('is no longer waited for where the page asks for a plain form instead', async () => {
    const { element } = await openArriving({ attributes: { items } });
    await fail();
    element.items = null;
    await drawn();
    expect(hasForm(element)).to.equal(true);
  });

  describe('where the page changes a form in use', () => {
    it('comes with its styles; what was typed stays', async () => {
      const { element, donor } = await openInUse();
      const before = element.shadowRoot?.adoptedStyleSheets.length ?? 0;
      element.items = items;
      await drawn();
      expect(donor.has('Blanket')).to.equal(false);
      await arrive();
      await element.updateComplete;
      expect(donor.has('Blanket')).to.equal(true);
      expect(donor.field(en.email).value).to.equal('me@example.org');
      expect(element.shadowRoot?.adoptedStyleSheets).to.have.length(before + 1);
    });

    it('is said where it can’t be loaded, and comes at the next touch; nothing is lost', async () => {
      const { element, donor, platform, service } = await openInUse();
      element.items = items;
      await drawn();
      await fail();
      expect(textIn(element)).to.equal(en.unloaded);
      expect(platform.reports.filter((one) => one instanceof Error)).to.have.length(1);
      // The donor does not see the whole form, so it is not sent.
      expect([element.checkValidity(), element.reportValidity(), element.request]).to.deep.equal([
        ...[false, false, null],
      ]);
      await element.submit();
      expect(service.calls).to.deep.equal([]);
      touch(element);
      await arrive();
      await element.updateComplete;
      expect(itemsAsked()).to.equal(2);
      expect(donor.has('Blanket')).to.equal(true);
      expect(donor.field(en.email).value).to.equal('me@example.org');
    });

    it('is not waited for any more where the page asks for a plain form again', async () => {
      const { element, donor } = await openInUse();
      element.items = items;
      await drawn();
      element.items = null;
      await fail();
      expect(donor.field(en.email).value).to.equal('me@example.org');
      expect(element.shadowRoot?.querySelectorAll('form')).to.have.length(1);
      expect(element.checkValidity()).to.equal(true);
    });
  });
});

describe('A form that the donor may come back to', () => {
  let held: HeldModule<unknown>[];
  beforeEach(() => {
    held = [serviceModule, statusModule].map((module) => new HeldModule<unknown>(module));
  });
  afterEach(() => held.forEach((one) => one.release()));

  /** A form in a tab where a donation was begun. */
  const openReturned = () => {
    const platform = tab();
    new PendingStore(platform, 'session').add(pendingDonation());
    return openArriving({ platform, children: [fallback()] });
  };

  it('waits for what asks the service, with the page’s fallback in its place', async () => {
    const { element } = await openReturned();
    expect(held.map((one) => one.asked)).to.deep.equal([1, 1]);
    expect([hasForm(element), showsFallback(element)]).to.deep.equal([false, true]);
    for (const one of held) await one.arrive();
    await element.updateComplete;
    expect(element.shadowRoot?.querySelectorAll('donation-status')).to.have.length(1);
  });

  it('shows the fallback where that can’t be loaded, and comes at the next touch', async () => {
    const { element } = await openReturned();
    for (const one of held) await one.fail();
    await drawn();
    expect([hasForm(element), showsFallback(element)]).to.deep.equal([false, true]);
    touch(element);
    for (const one of held) await one.arrive();
    await element.updateComplete;
    expect(held.map((one) => one.asked)).to.deep.equal([2, 2]);
    expect(showsFallback(element)).to.equal(false);
  });

  it('does not wait for it once it is in use, though the answers that it keeps are found in storage', async () => {
    const { element, donor, platform } = await openArriving();
    void donor.choose('£50');
    await drawn();
    leave();
    expect(platform.storages.session.length).to.equal(1);
    element.amounts = '7 8';
    await drawn();
    expect(donor.options(en.amount)).to.deep.equal(['£7', '£8']);
  });
});
