// Also runs in Firefox and WebKit.
import { expect } from '@open-wc/testing';
import { Answers } from '../../src/form/answers.js';
import { ControlContents } from '../../src/form/control-contents.js';
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

/** The answers of a form on a page, with a count of its change events. It is not configured if the form is null. */
const answersOn = (given: Changes | null) => {
  const host = hostOn(fakePlatform());
  host.locale = 'en-GB';
  const edits = { count: 0 };
  const edited = () => {
    edits.count += 1;
  };
  const answers = new Answers(host, new ControlContents(host), {
    isShown: () => true,
    messages: new MessagesController(host),
    edited,
    leftOut: () => undefined,
  });
  if (given) answers.configure(formOf(given));
  /** Types as a donor does. `field` is the field that shows the error. */
  const type = (name: string, value: string) => {
    const field = name === 'preset' ? 'amount' : name.startsWith('gift-') ? 'gifts' : name;
    answers.answer((form) => filled(form, { [name]: value }), field);
  };
  const changes = async () => {
    host.requestUpdate();
    await host.updateComplete;
    return host.of('donation-change');
  };
  const shown = () => answers.errors.list.map(({ field, code }) => [field, code]);
  return { host, answers, edits, type, changes, shown };
};

const formIn = ({ form }: Answers) => {
  if (!form) throw new Error('There is no form.');
  return form;
};

describe('Answers', () => {
  afterEach(removeHosts);

  it('has no form, no donation and no errors before it is configured', async () => {
    const { answers, changes, shown } = answersOn(null);
    answers.prefill({ email: 'payer@example.org' });
    answers.restore((form) => form);
    answers.reset();
    expect([answers.form, answers.donation, answers.text]).to.deep.equal([null, null, '']);
    expect([answers.check(), shown(), await changes()]).to.deep.equal([[], [], []]);
  });

  it('preselects what the attributes say, without a donation or an event', async () => {
    const { answers, edits, changes } = answersOn(attributes);
    expect(answers.donation).to.be.null;
    expect(answers.text).to.include('1000').and.to.include('Farms');
    expect([await changes(), edits.count]).to.deep.equal([[], 0]);
  });

  it('creates a donation from typed and chosen answers', () => {
    const { answers, type } = answersOn({ ...attributes, items });
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
    expect(answers.check()).to.deep.equal([]);
    expect(answers.donation).to.deep.equal({
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
    type Opened = ReturnType<typeof answersOn>;
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
      ['prefilled payer details', ({ answers }) => answers.prefill({ email: 'me@example.org' }), 0],
      ['restored answers', ({ answers }) => answers.restore((form) => filled(form, { currency: 'JPY' })), 0],
      ['other attributes', ({ answers }) => answers.configure(formOf({ currency: 'EUR' })), 1],
      ['attributes that leave the amount the same', ({ answers }) => answers.configure(formOf(monthly)), 0],
      ['a reset that changes nothing', ({ answers }) => answers.reset(), 0],
      [
        'a donation that the donor tries again',
        ({ answers }) => {
          const lines = [{ quantity: 1, amount: 4000, project: 'Farms' }];
          const donation = { amount: 4000, currency: 'GBP', interval: month, lines };
          answers.startAgain(new FailedDonation(pendingDonation(), donation));
        },
        1,
      ],
      ['a check of the form', ({ answers }) => answers.check(), 0],
      ['an error from the service', ({ answers }) => answers.refuse(['payer.email']), 0],
    ];
    const monthly: Changes = { ...attributes, defaultInterval: 'month' };
    for (const [why, act, times] of cases) {
      it(`fires ${times === 0 ? 'no event' : `${times}×`} for ${why}, and reports the edit as often`, async () => {
        const opened = answersOn(monthly);
        act(opened);
        expect(await opened.changes()).to.have.length(times);
        expect(opened.edits.count).to.equal(times);
      });
    }

    it('fires once if the same quantity is entered three times', async () => {
      const opened = answersOn({ ...attributes, items });
      types(['gift-0', '2'], ['gift-0', '2'], ['gift-0', '02'])(opened);
      expect(await opened.changes()).to.have.length(1);
    });

    it('waits for the next render if the page changed the form', async () => {
      const { host, answers, changes } = answersOn(attributes);
      await changes();
      answers.configure(formOf({ ...attributes, amounts: '5; JPY 500' }));
      expect(host.of('donation-change')).to.have.length(0);
      expect((await changes()).map(({ amount, currency }) => [amount, currency])).to.deep.equal([
        [500, 'GBP'],
      ]);
    });

    it('fires after a reset that changes the amount', async () => {
      const { answers, type, changes } = answersOn(attributes);
      type('preset', '2500');
      answers.reset();
      expect((await changes()).map(({ amount }) => amount)).to.deep.equal([2500, 1000]);
    });
  });

  it('prefills payer details only, and never over typed text', () => {
    const { answers, type } = answersOn({ ...attributes, fields: 'name address' });
    type('email', 'typed@example.org');
    const more = { currency: 'EUR', giftAid: '2026', last_name: 5, amount: '7' } as object;
    const address = { country: 'FR', postcode: '75001' };
    answers.prefill({ email: 'me@example.org', first_name: 'Zoë', billing_address: address, ...more });
    expect(answers.donation).to.deep.include({
      payer: { email: 'typed@example.org', first_name: 'Zoë', billing_address: address },
      currency: 'GBP',
      lines: [{ label: null, item: { quantity: 1, amount: 1000 } }],
      metadata: {},
    });
    expect([...formIn(answers).answered]).to.deep.equal(['payer']);
  });

  describe('errors', () => {
    it('show after a check, and disappear when fixed or reset', () => {
      const { answers, type, shown } = answersOn(attributes);
      type('amount', 'ten');
      expect([answers.donation, shown()]).to.deep.equal([null, []]);
      expect(answers.check()).to.have.length(2);
      expect(shown()).to.deep.equal([
        ['amount', 'format'],
        ['email', 'required'],
      ]);
      type('preset', '1000');
      type('email', 'payer');
      type('first_name', 'x'.repeat(201));
      expect(shown()).to.deep.equal([['email', 'format']]);
      answers.reset();
      expect(shown()).to.deep.equal([]);
    });

    it('from the service stay until their field changes', () => {
      const { answers, type, shown } = answersOn(attributes);
      type('email', 'payer@example.org');
      answers.check();
      answers.refuse(['line_items.0.amount', 'payer.email']);
      type('preset', '2500');
      expect(shown()).to.deep.equal([['email', 'refused']]);
      type('email', 'payer@example.net');
      expect(shown()).to.deep.equal([]);
    });
  });
});
