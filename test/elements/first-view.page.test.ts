// Also runs in Firefox and WebKit.
// Needs a page of its own.
import { expect } from '@open-wc/testing';
import { formModule } from '../../src/form/lazy-form.js';
import { serviceModule } from '../../src/form/lazy-service.js';
import { en } from '../../src/languages/en.js';
import { partsFor } from '../../src/questions/list.js';
import { drawn, openArriving } from '../support/elements/arriving.js';
import { fakePlatform } from '../support/elements/fakes.js';
import { sent } from '../support/elements/donor.js';
import { record } from '../support/elements/finding.js';
import { HeldModule } from '../support/elements/held-module.js';

const fallback = () => Object.assign(document.createElement('a'), { href: '/other', textContent: 'Others' });
const showsFallback = ({ shadowRoot }: Element): boolean =>
  shadowRoot?.querySelector<HTMLSlotElement>('slot:not([name])')?.assignedElements().length === 1;
const hasForm = ({ shadowRoot }: Element): boolean => shadowRoot?.querySelector('form') !== null;

describe('The first view of a form', () => {
  let form: HeldModule<NonNullable<typeof formModule.module>>;
  beforeEach(() => {
    form = new HeldModule(formModule);
  });
  afterEach(() => form.release());

  const open = (options: Parameters<typeof openArriving>[0] = {}) =>
    openArriving({ ...options, isAnswering: false });
  const arrive = async () => {
    await form.arrive();
    await drawn();
  };

  it('is drawn before anything answers, and nothing is sent or valid until then', async () => {
    const { element, donor } = await open();
    expect([form.asked, donor.buttonText, donor.chosen(en.amount)]).to.deep.equal([
      1,
      'Donate £10.00',
      '£10',
    ]);
    expect([element.request, element.checkValidity(), element.reportValidity()]).to.deep.equal([
      null,
      false,
      false,
    ]);
    await arrive();
    expect([form.asked, element.checkValidity(), element.reportValidity()]).to.deep.equal([1, false, false]);
  });

  it('keeps its fields, what the donor typed and chose, the focus and the caret', async () => {
    const { element, donor } = await open();
    const started = record(element, 'donation-start');
    const changed = record(element, 'donation-change');
    const field = donor.field(en.email);
    const controls = [...donor.root.querySelectorAll('input')];
    field.focus();
    void donor.type(en.email, 'me@example.org');
    field.setSelectionRange(1, 2);
    void donor.choose('£50');
    void donor.choose(en.month);
    field.focus();
    await drawn();
    await arrive();
    expect([...donor.root.querySelectorAll('input')]).to.include.members(
      controls.filter(({ name }) => name !== 'preset'),
    );
    expect([donor.root.activeElement, field.value, field.selectionStart, field.selectionEnd]).to.deep.equal([
      field,
      'me@example.org',
      1,
      2,
    ]);
    expect([donor.chosen(en.amount), donor.chosen(en.interval)]).to.deep.equal(['£50', en.month]);
    expect(donor.buttonText).to.equal('Donate £50.00 monthly');
    expect(element.request).to.deep.include({ payer: { email: 'me@example.org' } });
    expect([started.length, changed.length > 0]).to.deep.equal([1, true]);
  });

  it('says nothing about a donor who did nothing', async () => {
    const { element } = await open();
    const events = [record(element, 'donation-start'), record(element, 'donation-change')];
    await arrive();
    expect(events.flat()).to.deep.equal([]);
  });

  it('asks a donor who has pressed the button to press again', async () => {
    const { element, donor, service } = await open();
    void donor.type(en.email, 'me@example.org');
    donor.submitButton.click();
    await drawn();
    expect(donor.text).not.to.contain(en.pressAgain);
    await arrive();
    expect(donor.text).to.contain(en.pressAgain);
    expect(sent(service)).to.have.length(0);
    await serviceModule.load();
    void element.submit();
    await drawn();
    expect(sent(service)).to.have.length(1);
  });

  it('adds a thing for each press of its + once it answers, and says so only then', async () => {
    const attributes = { items: '[{"label":"Blanket","amount":10}]' };
    const { element, donor } = await open({ attributes });
    await Promise.all(partsFor(element.values).missing.map((one) => one.load()));
    await drawn();
    void donor.add('Blanket');
    void donor.add('Blanket');
    await drawn();
    expect(donor.text).not.to.contain('Blanket: ');
    await arrive();
    expect(donor.field('Blanket').value).to.equal('2');
    expect(donor.text).to.contain('Blanket: 2');
    expect(donor.buttonText).to.equal('Donate £20.00');
  });

  it('keeps what the donor typed when the page changes its settings or its language', async () => {
    const { page, element, donor } = await open();
    const field = donor.field(en.email);
    void donor.type(en.email, 'me@');
    element.heading = 'Help the river';
    element.amounts = '20 30';
    page.lang = 'en-US';
    element.dispatchEvent(new PointerEvent('pointerenter'));
    await drawn();
    expect([donor.field(en.email), field.value, donor.has('£10')]).to.deep.equal([field, 'me@', true]);
    await arrive();
    expect([donor.field(en.email), field.value, donor.has('£10'), donor.has('£20')]).to.deep.equal([
      field,
      'me@',
      false,
      true,
    ]);
    expect(donor.text).to.contain('Help the river');
  });

  it('takes the details of a payer whom the page knows only later, except in place of typed ones', async () => {
    const { element, donor } = await open({ attributes: { fields: 'name' } });
    void donor.type(en.first_name, 'Mary');
    element.payer = { email: 'me@example.org', first_name: 'Ann', last_name: 'Lee' };
    await drawn();
    await arrive();
    const values = [en.email, en.first_name, en.last_name].map((label) => donor.field(label).value);
    expect(values).to.deep.equal(['me@example.org', 'Mary', 'Lee']);
  });

  it('is cleared by reset()', async () => {
    const { element, donor } = await open();
    void donor.type(en.email, 'me@example.org');
    void donor.choose('£50');
    element.reset();
    await arrive();
    expect([donor.field(en.email).value, donor.chosen(en.amount)]).to.deep.equal(['', '£10']);
  });

  it('stays when the page moves the element', async () => {
    const { page, element, donor } = await open();
    void donor.type(en.email, 'me@example.org');
    element.remove();
    page.append(element);
    await drawn();
    await arrive();
    expect(element.request).to.deep.include({ payer: { email: 'me@example.org' } });
  });

  it('gives way to the fallback if the module fails, and comes back with what was typed', async () => {
    const platform = fakePlatform();
    const { element, donor } = await open({ platform, children: [fallback()] });
    void donor.type(en.email, 'me@example.org');
    await form.fail();
    await drawn();
    expect([hasForm(element), showsFallback(element)]).to.deep.equal([false, true]);
    expect(platform.reports.join()).to.contain('load one of its script files');
    element.dispatchEvent(new PointerEvent('pointerenter'));
    await drawn();
    expect(form.asked).to.equal(2);
    await arrive();
    expect([hasForm(element), showsFallback(element)]).to.deep.equal([true, false]);
    expect(donor.field(en.email).value).to.equal('me@example.org');
    expect(element.request).to.deep.include({ payer: { email: 'me@example.org' } });
  });

  it('gets the questions that load last, even if the donor came near before', async () => {
    const { element, donor } = await open();
    await Promise.all(partsFor(element.values).late.map((one) => one.load()));
    element.dispatchEvent(new PointerEvent('pointerenter'));
    await drawn();
    await arrive();
    await donor.type(en.email, 'me@gmial.com');
    donor.field(en.email).dispatchEvent(new FocusEvent('focusout', { bubbles: true, composed: true }));
    await drawn();
    expect(donor.text).to.contain('me@gmail.com');
  });

  describe('waits for the module', () => {
    const { href } = location;
    afterEach(() => history.replaceState(null, '', href));

    it('if the address names an answer', async () => {
      history.replaceState(null, '', '?amount=33');
      const { element, donor } = await open({ children: [fallback()] });
      expect([hasForm(element), showsFallback(element)]).to.deep.equal([false, true]);
      await arrive();
      expect(donor.buttonText).to.equal('Donate £33.00');
    });

    it('if the page knows the payer', async () => {
      const { element, donor } = await open({ properties: { payer: { email: 'me@example.org' } } });
      expect(hasForm(element)).to.equal(false);
      await arrive();
      expect(donor.field(en.email).value).to.equal('me@example.org');
    });

    it('if this tab remembers a donor', async () => {
      const platform = fakePlatform();
      platform.storage('session').setItem('donation-widget:choices:/', '{}');
      const { element } = await open({ platform });
      expect(hasForm(element)).to.equal(false);
      await arrive();
      expect(hasForm(element)).to.equal(true);
    });
  });
});
