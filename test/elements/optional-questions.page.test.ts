// Also runs in Firefox and WebKit.
// Needs a page of its own.
import { expect } from '@open-wc/testing';
import { PendingStore } from '../../src/service/pending-store.js';
import { serviceModule } from '../../src/form/lazy-service.js';
import { statusModule } from '../../src/return/lazy-status.js';
import { en } from '../../src/languages/en.js';
import { partsFor } from '../../src/questions/list.js';
import { tab } from '../support/page/storages.js';
import { attributesOf } from '../support/questions/attributes.js';
import { everyQuestion } from '../support/questions/every-question.js';
import { drawn, openArriving } from '../support/elements/arriving.js';
import { leave } from '../support/elements/donor.js';
import { pendingDonation } from '../support/elements/fakes.js';
import { HeldModule } from '../support/elements/held-module.js';

const items = '[{"label": "Blanket", "amount": 15}]';
const fallback = () => Object.assign(document.createElement('a'), { href: '/other', textContent: 'Others' });
const textIn = ({ shadowRoot }: Element): string => shadowRoot?.textContent.replace(/\s+/g, ' ').trim() ?? '';
const hasForm = ({ shadowRoot }: Element): boolean => shadowRoot?.querySelector('form') !== null;
const showsFallback = ({ shadowRoot }: Element): boolean =>
  shadowRoot?.querySelector<HTMLSlotElement>('slot:not([name])')?.assignedElements().length === 1;
const touch = (element: Element) => element.dispatchEvent(new PointerEvent('pointerenter'));

describe('An optional question of a form', () => {
  /** All questions that a plain form does not ask. This file needs a page that has not loaded any of them. */
  const optional = partsFor(attributesOf(everyQuestion)).missing;
  const [itemsModule] = partsFor(attributesOf({ items })).missing;
  let held: HeldModule<unknown>[];
  beforeEach(() => {
    held = optional.map((module) => new HeldModule<unknown>(module));
  });
  afterEach(() => held.forEach((one) => one.release()));

  /** How often any of them was requested over the network. */
  const asked = () => held.reduce((times, one) => times + one.asked, 0);
  /** How often the items question was requested. */
  const itemsAsked = () => held.find((_, place) => optional[place] === itemsModule)?.asked;
  /** The names of the questions that were requested and have loaded. */
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

  /** Opens a plain form and types in it. */
  const openInUse = async () => {
    const opened = await openArriving();
    void opened.donor.type(en.email, 'me@example.org');
    await drawn();
    return opened;
  };

  it('is not loaded for a plain form, even when the donor uses it', async () => {
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
    it(`loads at once for ${JSON.stringify(attributes)}, and the fallback shows until then`, async () => {
      const { element } = await openArriving({ attributes, children: [fallback()] });
      expect(asked()).to.equal(wanted.length);
      expect([hasForm(element), showsFallback(element)]).to.deep.equal([false, true]);
      expect([element.request, element.checkValidity(), element.reportValidity()]).to.deep.equal([
        null,
        false,
        false,
      ]);
      await arrive();
      await element.updateComplete;
      expect([hasForm(element), showsFallback(element)]).to.deep.equal([true, false]);
      expect(arrived()).to.deep.equal(wanted);
      expect(asked()).to.equal(wanted.length);
    });
  }

  it('delays updateComplete until it loads', async () => {
    const { element } = await openArriving({ attributes: { items } });
    let isComplete = false;
    void element.updateComplete.then((isAll) => (isComplete = isAll));
    await drawn();
    expect(isComplete).to.equal(false);
    await arrive();
    expect(isComplete).to.equal(true);
  });

  it('delays the page’s submit() until it loads', async () => {
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

  it('shows an error if it can’t be loaded', async () => {
    const { element, platform } = await openArriving({ attributes: { items } });
    await fail();
    expect(textIn(element)).to.equal(en.unloaded);
    expect(platform.reports.map(String)).to.deep.equal([
      "Error: <donation-widget> couldn't load one of its script files. Check that they are all in the folder of the first one, and that nothing blocks them.",
    ]);
  });

  it('leaves the fallback if it can’t be loaded', async () => {
    const { element } = await openArriving({ attributes: { items }, children: [fallback()] });
    await fail();
    expect(textIn(element)).to.equal('');
    expect(showsFallback(element)).to.equal(true);
  });

  it('shows an error and the fallback to a donor who might have paid, if it can’t be loaded', async () => {
    const platform = tab();
    new PendingStore(platform, 'session').add(pendingDonation());
    const { element } = await openArriving({ attributes: { items }, children: [fallback()], platform });
    await fail();
    expect(textIn(element)).to.equal(en.unloaded);
    expect(showsFallback(element)).to.equal(true);
  });

  it('loads again on the next touch after a failure', async () => {
    const { element, donor } = await openArriving({ attributes: { items } });
    await fail();
    touch(element);
    await arrive();
    await element.updateComplete;
    expect(itemsAsked()).to.equal(2);
    expect(donor.has('Blanket')).to.equal(true);
    expect(textIn(element)).not.to.contain(en.unloaded);
  });

  it('no longer delays the form if the page switches to a plain one', async () => {
    const { element } = await openArriving({ attributes: { items } });
    await fail();
    element.items = null;
    await drawn();
    expect(hasForm(element)).to.equal(true);
  });

  describe('when the page adds it to a form in use', () => {
    it('appears with its styles, and the form keeps its answers', async () => {
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

    it('shows an error if it can’t be loaded, loads again on the next touch, and loses no answers', async () => {
      const { element, donor, platform, service } = await openInUse();
      element.items = items;
      await drawn();
      await fail();
      expect(textIn(element)).to.equal(en.unloaded);
      expect(platform.reports.filter((one) => one instanceof Error)).to.have.length(1);
      // The form is not sent, because the donor does not see all of it.
      expect([element.checkValidity(), element.reportValidity(), element.request]).to.deep.equal([
        false,
        false,
        null,
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

    it('no longer delays the form if the page removes it again', async () => {
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

describe('A form that the donor comes back to', () => {
  let held: HeldModule<unknown>[];
  beforeEach(() => {
    held = [serviceModule, statusModule].map((module) => new HeldModule<unknown>(module));
  });
  afterEach(() => held.forEach((one) => one.release()));

  /** Opens a form in a tab with a pending donation. */
  const openReturned = () => {
    const platform = tab();
    new PendingStore(platform, 'session').add(pendingDonation());
    return openArriving({ platform, children: [fallback()] });
  };

  it('shows the fallback until the service module loads', async () => {
    const { element } = await openReturned();
    expect(held.map((one) => one.asked)).to.deep.equal([1, 1]);
    expect([hasForm(element), showsFallback(element)]).to.deep.equal([false, true]);
    for (const one of held) await one.arrive();
    await element.updateComplete;
    expect(element.shadowRoot?.querySelectorAll('[part~=status]')).to.have.length(1);
  });

  it('shows the fallback if the module can’t be loaded, and loads it again on the next touch', async () => {
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

  it('shows the status after Back once its module loads, and loads it again on the next touch', async () => {
    const { element, platform } = await openArriving({ children: [fallback()] });
    const [service, status] = held;
    touch(element);
    await service?.arrive();
    await element.updateComplete;
    new PendingStore(platform, 'session').add(pendingDonation());
    window.dispatchEvent(new PageTransitionEvent('pageshow', { persisted: true }));
    await drawn();
    expect(hasForm(element)).to.equal(false);
    await status?.fail();
    await drawn();
    expect([hasForm(element), showsFallback(element)]).to.deep.equal([false, true]);
    touch(element);
    await status?.arrive();
    await drawn();
    expect([status?.asked, showsFallback(element)]).to.deep.equal([2, false]);
    await platform.clock.advance(1000);
    expect(element.shadowRoot?.activeElement?.getAttribute('part')).to.equal('status-title');
  });

  it('does not wait for the module once it is in use, even if storage holds its answers', async () => {
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
