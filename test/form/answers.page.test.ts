// Also runs in Firefox and WebKit.
import { expect } from '@open-wc/testing';
import { Answers } from '../../src/form/answers.js';
import { FailedDonation } from '../../src/form/failed-donation.js';
import { MessagesController } from '../../src/languages/messages-controller.js';
import { fakePlatform, pendingDonation } from '../support/elements/fakes.js';
import { hostOn, removeHosts } from '../support/elements/host.js';
import { type Changes, filled, formOf } from '../support/questions/forms.js';

const items = JSON.stringify([
  { label: 'Seeds', amount: 15.5 },
  { label: 'Book', amount: 3 },
]);
const attributes: Changes = {
  currencies: 'JPY',
  amounts: '10 25; JPY 1000 3000',
  intervals: 'once month quarter',
  projects: 'Farms; Schools',
  oneOff: true,
  giftAid: true,
};
const month = { unit: 'month', count: 1 } as const;

/** A controller on a page, with a count of its change events. It is not configured if the form is null. */
const controllerOn = (given: Changes | null) => {
  const host = hostOn(fakePlatform());
  host.locale = 'en-GB';
  const edits = { count: 0 };
  const edited = () => {
    edits.count += 1;
  };
  const controller = new Answers(host, {
    isShown: () => true,
    messages: new MessagesController(host),
    edited,
    leftOut: () => undefined,
  });
  if (given) controller.configure(formOf(given));
  /** Types as a donor does. `field` is the field that shows the error. */
  const type = (name: string, value: string) => {
    const field = name === 'preset' ? 'amount' : name.startsWith('gift-') ? 'gifts' : name;
    controller.answer((form) => filled(form, { [name]: value }), field);
  };
  const changes = async () => {
    host.requestUpdate();
    await host.updateComplete;
    return host.of('donation-change');
  };
  const shown = () => controller.errors.list.map(({ field, code }) => [field, code]);
  return { host, controller, edits, type, changes, shown };
};

const formIn = ({ form }: Answers) => {
  if (!form) throw new Error('There is no form.');
  return form;
};

describe('Answers', () => {
  afterEach(removeHosts);

  it('has no form, no donation and no errors before it is configured', async () => {
    const { controller, changes, shown } = controllerOn(null);
    controller.prefill({ email: 'payer@example.org' });
    controller.restore((form) => form);
    controller.reset();
    expect([controller.form, controller.donation, controller.text]).to.deep.equal([null, null, '']);
    expect([controller.check(), shown(), await changes()]).to.deep.equal([[], [], []]);
  });

  it('preselects what the attributes say, without a donation or an event', async () => {
    const { controller, edits, changes } = controllerOn(attributes);
    expect(controller.donation).to.be.null;
    expect(controller.text).to.include('1000').and.to.include('Farms');
    expect([await changes(), edits.count]).to.deep.equal([[], 0]);
  });

  it('creates a donation from typed and chosen answers', () => {
    const { controller, type } = controllerOn({ ...attributes, items });
    for (const [name, value] of [
      ['email', 'payer@example.org'],
      ['first_name', ' Zoë '],
      ['interval', '3-month'],
      ['amount', '12.50'],
      ['gift-1', '2'],
      ['one_off', '5'],
      ['project', 'Schools'],
    ] as const)
      type(name, value);
    expect(controller.check()).to.deep.equal([]);
    expect(controller.donation).to.deep.equal({
      currency: 'GBP',
      interval: { unit: 'month', count: 3 },
      lines: [
        { label: null, item: { quantity: 1, amount: 1250 } },
        { label: 'Book', item: { quantity: 2, amount: 300 } },
      ],
      oneTimeLines: [{ label: null, cost: { quantity: 1, amount: 500 }, entry: null }],
      subscriptionName: null,
      purpose: { project: 'Schools' },
      payer: { email: 'payer@example.org', first_name: 'Zoë' },
      metadata: {},
    });
  });

  describe('donation-change', () => {
    type Opened = ReturnType<typeof controllerOn>;
    const types =
      (...answers: [string, string][]) =>
      ({ type }: Opened) =>
        answers.forEach(([name, value]) => type(name, value));
    const cases: [why: string, act: (opened: Opened) => unknown, times: number][] = [
      ['another preset', types(['preset', '2500']), 1],
      ['another preset and back', types(['preset', '2500'], ['preset', '1000']), 2],
      ['the same preset', types(['preset', '1000']), 0],
      ['another interval', types(['interval', '3-month']), 1],
      ['the same interval', types(['interval', 'month']), 0],
      ['another currency', types(['currency', 'JPY']), 1],
      ['the same currency', types(['currency', 'GBP']), 0],
      ['a project', types(['project', 'Schools']), 0],
      ['a one-off donation', types(['one_off', '5']), 1],
      ['a one-off donation while the interval is once', types(['interval', 'once'], ['one_off', '5']), 1],
      ['another amount', types(['amount', '12']), 1],
      ['the same amount, typed', types(['amount', '10']), 0],
      [
        'another amount, digit by digit',
        types(['amount', '1'], ['amount', '12'], ['amount', '12.'], ['amount', '12.5']),
        3,
      ],
      ['an amount that becomes unreadable', types(['amount', 'ten']), 1],
      ['unreadable text after unreadable text', types(['amount', 'ten'], ['amount', 'tens']), 1],
      ['an email address', types(['email', 'payer@example.org']), 0],
      ['Gift Aid', types(['gift_aid', 'on']), 0],
      ['prefilled payer details', ({ controller }) => controller.prefill({ email: 'me@example.org' }), 0],
      [
        'restored answers',
        ({ controller }) => controller.restore((form) => filled(form, { currency: 'JPY' })),
        0,
      ],
      ['other attributes', ({ controller }) => controller.configure(formOf({ currency: 'EUR' })), 1],
      [
        'attributes that leave the amount the same',
        ({ controller }) => controller.configure(formOf(monthly)),
        0,
      ],
      ['a reset that changes nothing', ({ controller }) => controller.reset(), 0],
      [
        'a donation that the donor tries again',
        ({ controller }) => {
          const lines = [{ quantity: 1, amount: 4000, project: 'Farms' }];
          const donation = { amount: 4000, currency: 'GBP', interval: month, lines };
          controller.startAgain(new FailedDonation(pendingDonation(), donation));
        },
        1,
      ],
      ['a check of the form', ({ controller }) => controller.check(), 0],
      ['an error from the service', ({ controller }) => controller.refuse(['payer.email']), 0],
    ];
    const monthly: Changes = { ...attributes, defaultInterval: 'month' };
    for (const [why, act, times] of cases) {
      it(`fires ${times === 0 ? 'no event' : `${times}×`} for ${why}, and reports the edit as often`, async () => {
        const opened = controllerOn(monthly);
        act(opened);
        expect(await opened.changes()).to.have.length(times);
        expect(opened.edits.count).to.equal(times);
      });
    }

    it('fires once if the same quantity is entered three times', async () => {
      const opened = controllerOn({ ...attributes, items });
      types(['gift-0', '2'], ['gift-0', '2'], ['gift-0', '02'])(opened);
      expect(await opened.changes()).to.have.length(1);
    });

    it('waits for the next render if the page changed the form', async () => {
      const { host, controller, changes } = controllerOn(attributes);
      await changes();
      controller.configure(formOf({ ...attributes, amounts: '5; JPY 500' }));
      expect(host.of('donation-change')).to.have.length(0);
      expect((await changes()).map(({ amount, currency }) => [amount, currency])).to.deep.equal([
        [500, 'GBP'],
      ]);
    });

    it('fires after a reset that changes the amount', async () => {
      const { controller, type, changes } = controllerOn(attributes);
      type('preset', '2500');
      controller.reset();
      expect((await changes()).map(({ amount }) => amount)).to.deep.equal([2500, 1000]);
    });
  });

  it('prefills payer details only, and never over typed text', () => {
    const { controller, type } = controllerOn({ ...attributes, fields: 'name address' });
    type('email', 'typed@example.org');
    const more = { currency: 'EUR', giftAid: '2026', last_name: 5, amount: '7' } as object;
    const address = { country: 'FR', postcode: '75001' };
    controller.prefill({ email: 'me@example.org', first_name: 'Zoë', billing_address: address, ...more });
    expect(controller.donation).to.deep.include({
      payer: { email: 'typed@example.org', first_name: 'Zoë', billing_address: address },
      currency: 'GBP',
      lines: [{ label: null, item: { quantity: 1, amount: 1000 } }],
      metadata: {},
    });
    expect([...formIn(controller).answered]).to.deep.equal(['payer']);
  });

  describe('errors', () => {
    it('show after a check, and disappear when fixed or reset', () => {
      const { controller, type, shown } = controllerOn(attributes);
      type('amount', 'ten');
      expect([controller.donation, shown()]).to.deep.equal([null, []]);
      expect(controller.check()).to.have.length(2);
      expect(shown()).to.deep.equal([
        ['amount', 'format'],
        ['email', 'required'],
      ]);
      type('preset', '1000');
      type('email', 'payer');
      type('first_name', 'x'.repeat(201));
      expect(shown()).to.deep.equal([['email', 'format']]);
      controller.reset();
      expect(shown()).to.deep.equal([]);
    });

    it('from the service stay until their field changes', () => {
      const { controller, type, shown } = controllerOn(attributes);
      type('email', 'payer@example.org');
      controller.check();
      controller.refuse(['line_items.0.amount', 'payer.email']);
      type('preset', '2500');
      expect(shown()).to.deep.equal([['email', 'refused']]);
      type('email', 'payer@example.net');
      expect(shown()).to.deep.equal([]);
    });
  });
});
