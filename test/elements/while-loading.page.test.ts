// Also runs in Firefox and WebKit.
import { expect } from '@open-wc/testing';
import { serviceModule } from '../../src/form/lazy-service.js';
import { en } from '../../src/languages/en.js';
import { drawn, openArriving } from '../support/elements/arriving.js';
import { sent } from '../support/elements/donor.js';
import { record, unheard } from '../support/elements/finding.js';
import { HeldModule } from '../support/elements/held-module.js';
import { control, dedication, pageFields, typeInto } from '../support/elements/page-fields.js';

const across = { bubbles: true, composed: true } as const;
const enter = (form: HTMLElement) => form.dispatchEvent(new PointerEvent('pointerenter'));

describe('A form before the service module loads', () => {
  let service: HeldModule<NonNullable<typeof serviceModule.module>>;
  beforeEach(() => {
    service = new HeldModule(serviceModule);
  });
  afterEach(() => service.release());

  /** Opens a form and types an email address, so that it can be sent. */
  const openFilled = async (options: Parameters<typeof openArriving>[0] = {}) => {
    const opened = await openArriving(options);
    void opened.donor.type(en.email, 'me@example.org');
    return opened;
  };

  it('renders and answers the page’s calls without loading the module', async () => {
    const { element } = await openArriving();
    await element.updateComplete;
    expect([element.checkValidity(), element.request]).to.deep.equal([false, null]);
    element.giveUp();
    element.reset();
    expect(service.asked).to.equal(0);
  });

  it('returns the request that it would send', async () => {
    const { element } = await openFilled();
    expect(element.checkValidity()).to.equal(true);
    expect(element.request).to.deep.include({ payment_type: 'one_time', payer: { email: 'me@example.org' } });
  });

  it('shows and focuses errors at once', async () => {
    const { element, donor } = await openArriving();
    const invalid = record(element, 'donation-invalid');
    void donor.submit();
    await drawn();
    expect(donor.errorSummary).to.deep.equal([en['email.required']]);
    expect(donor.root.activeElement?.id).to.equal('email');
    expect(invalid.map(({ fields }) => fields)).to.deep.equal([[{ name: 'email', code: 'required' }]]);
    expect(element.reportValidity()).to.equal(false);
    expect(invalid).to.have.length(2);
  });

  it('is cleared by reset()', async () => {
    const { element, donor } = await openFilled();
    void donor.choose('£50');
    void donor.choose(en.month);
    element.reset();
    await drawn();
    expect(donor.field(en.email).value).to.equal('');
    expect([donor.chosen(en.amount), donor.chosen(en.interval)]).to.deep.equal(['£10', en.once]);
    expect(donor.buttonText).to.equal('Donate £10.00');
  });

  for (const [what, start] of [
    ['focuses a field', (field: HTMLElement) => field.focus()],
    ['points at the form', (_field: HTMLElement, form: HTMLElement) => enter(form)],
    ['types', (field: HTMLElement) => field.dispatchEvent(new InputEvent('input', across))],
  ] as const) {
    it(`loads the module once when the donor ${what}`, async () => {
      const { element, donor } = await openArriving();
      for (const label of [en.email, en.first_name, en.email]) start(donor.field(label), element);
      expect(service.asked).to.equal(1);
      await service.arrive();
      start(donor.field(en.last_name), element);
      expect(service.asked).to.equal(1);
    });
  }

  for (const event of [new FocusEvent('focusin', across), new InputEvent('input', across)]) {
    it(`loads the module on ${event.type} in a custom field`, async () => {
      const field = Object.assign(document.createElement('input'), { name: 'note', slot: 'fields' });
      await openArriving({ children: [field] });
      field.dispatchEvent(event);
      expect(service.asked).to.equal(1);
    });
  }

  it('loads the module once for all forms on the page', async () => {
    const [one, other] = [await openFilled(), await openFilled()];
    void one.donor.submit();
    void other.donor.submit();
    await drawn();
    await service.arrive();
    await drawn();
    expect(service.asked).to.equal(1);
    expect([sent(one.service).length, sent(other.service).length]).to.deep.equal([1, 1]);
  });

  it('shows the donor’s choice at once, and fires donation-change', async () => {
    const { element, donor } = await openArriving();
    const changes = record(element, 'donation-change');
    void donor.choose('£50');
    void donor.choose(en.month);
    await drawn();
    expect(donor.buttonText).to.equal('Donate £50.00 monthly');
    expect(donor.totals.map(([, value]) => value)).to.include('£600.00');
    void donor.type(en.customAmount, '7.5');
    await drawn();
    expect([donor.buttonText, donor.chosen(en.amount)]).to.deep.equal(['Donate £7.50 monthly', undefined]);
    void donor.choose('£25');
    await drawn();
    expect(donor.field(en.customAmount).value).to.equal('');
    expect(changes.map(({ amount, interval }) => [amount, interval])).to.deep.equal([
      [5000, null],
      [5000, 'month'],
      [750, 'month'],
      [2500, 'month'],
    ]);
  });

  it('keeps every element, the focus and the text selection when the module loads', async () => {
    const { element, donor } = await openArriving();
    const elements = [...donor.root.querySelectorAll('*')];
    const field = donor.field(en.first_name);
    field.focus();
    void donor.type(en.first_name, 'Zoë');
    field.setSelectionRange(1, 2);
    await service.arrive();
    await element.updateComplete;
    expect([...donor.root.querySelectorAll('*')].every((one, place) => one === elements[place])).to.equal(
      true,
    );
    expect(donor.root.activeElement === field).to.equal(true);
    expect([field.value, field.selectionStart, field.selectionEnd]).to.deep.equal(['Zoë', 1, 2]);
  });

  it('shows that it is sending, and sends once, however often the donor presses', async () => {
    const { donor, service: fake, platform } = await openFilled();
    void donor.choose(en.month);
    void donor.choose('£50');
    void donor.type(en.first_name, 'Zoë');
    void donor.submit();
    await drawn();
    expect(donor.notice).to.equal(en.sending);
    expect(donor.submitButton.getAttribute('aria-disabled')).to.equal('true');
    void donor.submit();
    void donor.submit();
    await service.arrive();
    await drawn();
    expect(fake.calls.map(({ method }) => method)).to.deep.equal(['createCheckout']);
    expect(sent(fake)[0]).to.deep.include({
      payer: { email: 'me@example.org', first_name: 'Zoë' },
      line_items: [{ quantity: 1, amount: 5000 }],
    });
    expect(platform.assigned).to.have.length(1);
  });

  it('sends with submit(), which resolves after the request', async () => {
    const { element, service: fake } = await openFilled();
    let hasEnded = false;
    const submitted = element.submit().then(() => (hasEnded = true));
    await drawn();
    expect(hasEnded).to.equal(false);
    element.addEventListener('donation-redirect', (event) => event.preventDefault());
    await service.arrive();
    await submitted;
    expect(fake.calls).to.have.length(1);
  });

  it('prevents the browser’s own form submission', async () => {
    const { donor } = await openArriving();
    const event = new SubmitEvent('submit', { bubbles: true, cancelable: true });
    donor.root.querySelector('form')?.dispatchEvent(event);
    expect(event.defaultPrevented).to.equal(true);
  });

  describe('if the module can’t be loaded', () => {
    it('shows an error next to the button, reports it once, and keeps what the donor typed', async () => {
      const { donor, platform } = await openFilled();
      void donor.choose('£50');
      void donor.submit();
      await drawn();
      await service.fail();
      await drawn();
      expect(donor.notice).to.equal(en.unloaded);
      expect(donor.submitButton.hasAttribute('aria-disabled')).to.equal(false);
      expect(donor.field(en.email).value).to.equal('me@example.org');
      expect(donor.chosen(en.amount)).to.equal('£50');
      const errors = platform.reports.filter((one) => one instanceof Error);
      expect(errors.map(({ message }) => message)).to.deep.equal([
        "<donation-widget> couldn't load one of its script files. Check that they are all in the folder of the first one, and that nothing blocks them.",
      ]);
      expect(errors[0]?.cause).to.be.instanceOf(TypeError);
    });

    it('loads it again on the next press', async () => {
      const { donor, service: fake } = await openFilled();
      void donor.submit();
      await drawn();
      await service.fail();
      await drawn();
      void donor.submit();
      await drawn();
      expect(donor.notice).to.equal(en.sending);
      expect(donor.submitButton.getAttribute('aria-disabled')).to.equal('true');
      await service.arrive();
      await drawn();
      expect([fake.calls.length, service.asked]).to.deep.equal([1, 2]);
    });

    it('resolves the page’s submit()', async () => {
      const { element, service: fake, platform } = await openFilled();
      const reasons = await unheard(async () => {
        const submitted = element.submit();
        await drawn();
        await service.fail();
        await submitted;
      });
      expect([reasons, fake.calls]).to.deep.equal([[], []]);
      expect(platform.reports.filter((one) => one instanceof Error)).to.have.length(1);
    });

    it('shows no error to a donor who has not submitted, and loads it again on the next touch', async () => {
      const { donor } = await openFilled();
      await service.fail();
      await drawn();
      expect(donor.notice).to.equal('');
      void donor.type(en.first_name, 'Zoë');
      expect(service.asked).to.equal(2);
    });
  });
});

describe('A submitted form that waits for the service module', () => {
  let service: HeldModule<NonNullable<typeof serviceModule.module>>;
  beforeEach(() => {
    service = new HeldModule(serviceModule);
  });
  afterEach(() => service.release());

  type Opened = Awaited<ReturnType<typeof openArriving>>;

  /** Opens a form and presses its button. */
  const openSubmitted = async () => {
    const opened = await openArriving({ children: [pageFields(dedication)] });
    void opened.donor.type(en.email, 'me@example.org');
    void opened.donor.submit();
    await drawn();
    return opened;
  };

  const changes: [what: string, change: (opened: Opened) => unknown][] = [
    ['the donor chooses another amount', ({ donor }) => void donor.choose('£50')],
    ['the donor chooses another interval', ({ donor }) => void donor.choose(en.month)],
    ['the donor types another amount', ({ donor }) => void donor.type(en.customAmount, '37')],
    ['the donor types another name', ({ donor }) => void donor.type(en.first_name, 'Ada')],
    [
      'the donor types into a field of the page',
      ({ element }) => typeInto(element, control(element, 'dedication'), 'x'),
    ],
    ['the page sets other amounts', ({ element }) => (element.amounts = '70 80')],
  ];
  for (const [what, change] of changes) {
    it(`sends nothing when ${what}, and tells the donor before and after it loads`, async () => {
      const opened = await openSubmitted();
      const { element, donor, service: fake, platform } = opened;
      change(opened);
      await drawn();
      expect(donor.notice).to.equal(en.changed);
      expect(donor.submitButton.hasAttribute('aria-disabled')).to.be.false;
      await service.arrive();
      await drawn();
      expect([sent(fake), platform.assigned]).to.deep.equal([[], []]);
      expect(donor.notice).to.equal(en.changed);
      const { request } = element;
      await donor.submit();
      expect(sent(fake)).to.have.length(1);
      expect(sent(fake)[0]).to.deep.equal(request);
    });
  }

  const ends: [what: string, end: (opened: Opened) => unknown][] = [
    ['its dialog is closed', ({ element }) => element.giveUp()],
    ['it is reset', ({ element }) => element.reset()],
    ['it is removed from the page', ({ element }) => element.remove()],
    ['its attributes become invalid', ({ element }) => (element.amounts = 'ten')],
  ];
  for (const [what, end] of ends) {
    it(`sends nothing when ${what}`, async () => {
      const opened = await openSubmitted();
      end(opened);
      await drawn();
      await service.arrive();
      await drawn();
      expect([sent(opened.service), opened.platform.assigned]).to.deep.equal([[], []]);
    });
  }

  it('keeps what the donor typed, without a message, when its dialog is closed', async () => {
    const { element, donor } = await openSubmitted();
    element.giveUp();
    await service.arrive();
    await drawn();
    expect(donor.notice).to.equal('');
    expect(donor.field(en.email).value).to.equal('me@example.org');
  });

  it('keeps what the donor typed if it is removed and put back', async () => {
    const { element, page, platform } = await openSubmitted();
    element.remove();
    await service.arrive();
    page.append(element);
    await element.updateComplete;
    expect(element.request?.payer.email).to.equal('me@example.org');
    expect(platform.reports.filter((one) => one instanceof Error)).to.have.length(0);
  });
});
