import { expect } from '@open-wc/testing';
import type { DonationChangeEvent } from '../../src/events.js';
import { giving } from '../../src/elements/giving.part.js';
import { en } from '../../src/messages/en.js';
import { record } from './finding.js';
import { drawn, openFirst } from './first-page.js';
import { HeldPart } from './held-part.js';

let part: HeldPart<NonNullable<typeof giving.value>>;
beforeEach(() => {
  part = new HeldPart(giving);
});

/** A form in use from the beginning. */
const openInUse = async (options: Parameters<typeof openFirst>[0] = {}) => {
  const opened = await openFirst(options);
  const prepared = opened.element.prepare();
  await part.arrive();
  await prepared;
  part = new HeldPart(giving);
  return opened;
};

const told = ({ amount, currency, interval, intervalCount }: DonationChangeEvent) => [
  ...[amount, currency, interval, intervalCount],
];

describe('The first view, when the donor starts', () => {
  it('has loaded nothing before', async () => {
    await openFirst();
    expect(part.asked).to.equal(0);
  });

  for (const [what, start] of [
    ['focuses a field', (field: HTMLElement) => field.focus()],
    ['points at it', (_field: HTMLElement, form: HTMLElement) => enter(form)],
    ['types', (field: HTMLElement) => field.dispatchEvent(new InputEvent('input', across))],
  ] as const) {
    it(`loads the form in use when the donor ${what}, once`, async () => {
      const { element, donor } = await openFirst();
      start(donor.field(en.email), element);
      start(donor.field(en.first_name), element);
      start(donor.field(en.email), element);
      expect(part.asked).to.equal(1);
      await part.arrive();
      await element.updateComplete;
      start(donor.field(en.last_name), element);
      expect(part.asked).to.equal(1);
      expect(element.request).to.equal(null);
      await donor.type(en.email, 'me@example.org');
      expect(element.request?.payer.email).to.equal('me@example.org');
    });
  }

  it('lets another amount take the place of a preset', async () => {
    const { element, donor } = await openFirst();
    donor.types(en.email, 'me@example.org');
    donor.chooses('£25');
    donor.types(en.customAmount, '7');
    await part.arrive();
    await element.updateComplete;
    await drawn();
    expect([donor.chosen(en.amount), donor.field(en.customAmount).value]).to.deep.equal([undefined, '7']);
    expect(element.request?.line_items[0]?.amount).to.equal(700);
  });

  it('lets a preset take the place of another amount', async () => {
    const { element, donor } = await openFirst();
    donor.types(en.customAmount, '7');
    donor.chooses('£25');
    donor.chooses(en.month);
    await part.arrive();
    await element.updateComplete;
    await drawn();
    expect([donor.chosen(en.amount), donor.field(en.customAmount).value]).to.deep.equal(['£25', '']);
    expect(donor.chosen(en.interval)).to.equal(en.month);
  });

  it('loads it for a touch of what the page has in it', async () => {
    const field = Object.assign(document.createElement('input'), { name: 'note', slot: 'fields' });
    const { element } = await openFirst({ children: [field] });
    field.dispatchEvent(new FocusEvent('focusin', across));
    expect(part.asked).to.equal(1);
    await part.arrive();
    expect(element.checkValidity()).to.equal(false);
  });

  it('loads it for what the browser fills into a field of the page’s own', async () => {
    const field = Object.assign(document.createElement('input'), { name: 'note', slot: 'fields' });
    await openFirst({ children: [field] });
    field.dispatchEvent(new InputEvent('input', across));
    expect(part.asked).to.equal(1);
    await part.arrive();
  });

  it('asks for nothing more once it is in use', async () => {
    const { element, donor } = await openInUse();
    enter(element);
    donor.types(en.email, 'me@example.org');
    await element.updateComplete;
    expect(part.asked).to.equal(0);
  });

  it('keeps what was typed and chosen, before and after it is there', async () => {
    const { element, donor } = await openFirst();
    donor.chooses(en.month);
    donor.chooses('£50');
    donor.types(en.email, 'me@example.org');
    donor.types(en.first_name, 'Zoë');
    await drawn();
    expect(donor.chosen(en.interval)).to.equal(en.month);
    expect(donor.chosen(en.amount)).to.equal('£50');
    await part.arrive();
    await element.updateComplete;
    expect(donor.field(en.email).value).to.equal('me@example.org');
    expect(donor.buttonText).to.equal('Donate £50.00 monthly');
    expect(element.request?.payer).to.include({ email: 'me@example.org', first_name: 'Zoë' });
    expect(element.request?.line_items[0]?.amount).to.equal(5000);
  });

  it('has an amount typed take the place of the preset', async () => {
    const { element, donor } = await openFirst();
    donor.types(en.customAmount, '7.5');
    await drawn();
    await part.arrive();
    await element.updateComplete;
    expect(donor.field(en.customAmount).value).to.equal('7.5');
    expect(donor.chosen(en.amount)).to.equal(undefined);
    expect(donor.buttonText).to.equal('Donate £7.50');
  });

  it('tells the page what the form in use would have told', async () => {
    const acts = ({ donor }: Awaited<ReturnType<typeof openFirst>>) => {
      donor.chooses('£50');
      donor.chooses('£50');
      donor.chooses(en.month);
      donor.types(en.email, 'me@example.org');
      donor.types(en.customAmount, '7');
      donor.types(en.customAmount, '7x');
    };
    const early = await openFirst();
    const earlyTold = record(early.element, 'donation-change');
    acts(early);
    expect(earlyTold).to.have.length(0);
    await part.arrive();
    await early.element.updateComplete;
    part = new HeldPart(giving);
    const late = await openInUse();
    const lateTold = record(late.element, 'donation-change');
    acts(late);
    expect(lateTold).to.have.length(4);
    expect(earlyTold.map(told)).to.deep.equal(lateTold.map(told));
    expect(earlyTold.every(({ bubbles, composed }) => bubbles && composed)).to.equal(true);
  });

  it('tells nothing where the donor did nothing', async () => {
    const { element } = await openFirst();
    const changes = record(element, 'donation-change');
    const prepared = element.prepare();
    await part.arrive();
    await prepared;
    expect(changes).to.have.length(0);
  });

  it('keeps the focus, and where the donor stands in the text', async () => {
    const { element, donor } = await openFirst();
    const field = donor.field(en.first_name);
    field.focus();
    donor.types(en.first_name, 'Zoë');
    field.setSelectionRange(1, 2);
    await part.arrive();
    await element.updateComplete;
    expect(donor.root.activeElement === donor.field(en.first_name)).to.equal(true);
    expect([field.selectionStart, field.selectionEnd]).to.deep.equal([1, 2]);
  });

  it('is complete only with what was begun', async () => {
    const { element, donor } = await openFirst();
    donor.types(en.email, 'me@example.org');
    let isComplete = false;
    void element.updateComplete.then((isAll) => (isComplete = isAll));
    await drawn();
    expect(isComplete).to.equal(false);
    await part.arrive();
    await drawn();
    expect(isComplete).to.equal(true);
    expect(element.checkValidity()).to.equal(true);
  });

  it('is complete at once where nothing was begun', async () => {
    const { element } = await openFirst();
    await element.updateComplete;
    expect(part.asked).to.equal(0);
  });
});

describe('The first view, when it is sent', () => {
  it('waits with a button that says so, then shows what is wrong and focuses it', async () => {
    const { element, donor } = await openFirst();
    const invalid = record(element, 'donation-invalid');
    donor.submits();
    await drawn();
    // Nothing is sent yet, and what is wrong may be all there is to say.
    expect(donor.notice).to.equal('');
    expect(donor.button.getAttribute('aria-disabled')).to.equal('true');
    await part.arrive();
    await drawn();
    expect(donor.notice).to.equal('');
    expect(donor.summary).to.deep.equal([en['email.required']]);
    expect(donor.root.activeElement?.id).to.equal('error-summary');
    expect(invalid.map(({ fields }) => fields)).to.deep.equal([[{ name: 'email', code: 'required' }]]);
  });

  it('sends once, however often the button is pressed', async () => {
    const { donor, service, platform } = await openFirst();
    donor.types(en.email, 'me@example.org');
    donor.submits();
    await drawn();
    donor.submits();
    donor.submits();
    await part.arrive();
    await drawn();
    expect(service.calls.map(({ method }) => method)).to.deep.equal(['createCheckout']);
    expect(platform.assigned).to.have.length(1);
  });

  it('does not leave the page by itself', async () => {
    const { donor } = await openFirst();
    const { href } = location;
    const form = donor.root.querySelector('form');
    const event = new SubmitEvent('submit', { bubbles: true, cancelable: true });
    form?.dispatchEvent(event);
    expect(event.defaultPrevented).to.equal(true);
    await part.arrive();
    expect(location.href).to.equal(href);
  });
});

const across = { bubbles: true, composed: true } as const;
const enter = (form: HTMLElement) => form.dispatchEvent(new PointerEvent('pointerenter'));
