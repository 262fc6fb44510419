// Also runs in Firefox and WebKit.
// Needs a page of its own.
import { expect } from '@open-wc/testing';
import { withReference } from '../../src/page/address.js';
import { PendingStore } from '../../src/service/pending-store.js';
import { fakePlatform, newYear, pendingDonation, settled } from '../support/elements/fakes.js';
import { referenceOf } from '../support/page/storages.js';
import { DeskStage, observed, type Staged } from '../support/return/desk-stage.js';

const { reference } = pendingDonation();
/** What an element shows of the donation that the tests send. */
const digit = reference.slice(-1);
const hour = 3_600_000;

/** The rows of the table in `docs/architecture.md`, “The return desk”. */
describe('The return desk', () => {
  const { href } = location;
  const { state } = history;
  let stage: DeskStage;
  beforeEach(() => (stage = new DeskStage()));
  afterEach(() => {
    stage.remove();
    // WebKit allows a page only 100 address changes in ten seconds.
    if (location.href !== href) history.replaceState(state, '', href);
  });

  const comeBack = (to = reference) => history.replaceState(null, '', withReference(href, to));
  const shown = (...elements: Staged[]) => elements.map(({ shows }) => shows);

  describe('with a reference in the address', () => {
    for (const arrival of ['outside', 'inside', 'back', 'reload'] as const) {
      it(`shows the donation after arrival by ${arrival}, and removes the reference`, () => {
        stage.platform = fakePlatform({ arrival: () => arrival });
        stage.send();
        comeBack();
        expect(stage.add().begin().shows).to.equal(digit);
        expect(location.href).to.equal(href);
      });
    }

    for (const [what, form, wanted] of [
      ['the form that sent it', 'b', ['', digit]],
      ['the first form if that one is gone', 'gone', [digit, '']],
    ] as const) {
      it(`chooses ${what}`, () => {
        stage.send({ form });
        comeBack();
        const all = [stage.add('widget', { id: 'a' }), stage.add('widget', { id: 'b' })];
        for (const one of all) one.begin();
        expect(shown(...all)).to.deep.equal(wanted);
      });
    }

    it('chooses the last of two references that is stored', () => {
      stage.send();
      history.replaceState(null, '', `?donation-reference=${referenceOf(9)}&donation-reference=${reference}`);
      expect(stage.add().begin().shows).to.equal(digit);
    });

    it('says that nothing is known if nothing is stored', () => {
      comeBack();
      expect(stage.add().begin().shows).to.equal('unknown');
    });

    it('leaves it to the element of its service, although another begins first', async () => {
      stage.send();
      comeBack();
      const all = [stage.add('widget', { service: 'b' }), stage.add('widget')];
      for (const one of all) one.begin();
      await observed();
      expect(shown(...all)).to.deep.equal(['', digit]);
    });

    it('gives it to an element of its service that comes later', async () => {
      stage.send();
      comeBack();
      const other = stage.add('widget', { service: 'b' }).begin();
      expect(other.shows).to.equal('unknown');
      const own = stage.add().begin();
      await observed();
      expect(shown(other, own)).to.deep.equal(['', digit]);
      expect(other.told).to.deep.equal(['unknown', 'left']);
    });

    for (const [what, first, second] of [
      ['a form', 'widget', 'widget'],
      ['a status', 'status', 'widget'],
    ] as const) {
      it(`chooses an element that donors can see before ${what} that is hidden`, async () => {
        stage.send();
        comeBack();
        const all = [stage.add(first, { isHidden: true }), stage.add(second)];
        for (const one of all) one.begin();
        await observed();
        expect(shown(...all)).to.deep.equal(['', digit]);
        expect(all[0]?.told).to.deep.equal([]);
      });
    }

    it('says once that nothing is known, where donors can see it', async () => {
      comeBack();
      const all = [stage.add('widget', { isHidden: true }), stage.add()];
      for (const one of all) one.begin();
      await observed();
      expect(shown(...all)).to.deep.equal(['', 'unknown']);
    });

    it('uses a hidden element if no other can show it, and tells the developer', async () => {
      stage.send();
      comeBack();
      const hidden = stage.add('widget', { isHidden: true }).begin();
      await observed();
      expect(hidden.shows).to.equal(digit);
      expect(stage.platform.reports.map(String).join()).to.match(/<staged-widget>.*hides it/);
    });

    it('ignores elements that never show a status', () => {
      stage.send();
      comeBack();
      const all = [stage.add('widget', { noStatus: true }), stage.add('status')];
      for (const one of all) one.begin();
      expect(shown(...all)).to.deep.equal(['', digit]);
    });

    for (const [what, enclosing, isOpen] of [
      [
        'a closed <details>',
        '<details><summary>Give</summary></details>',
        (one: Element) => 'open' in one && one.open,
      ],
      [
        'what is hidden until it is found',
        '<div hidden="until-found"></div>',
        (one: Element) => !one.hasAttribute('hidden'),
      ],
      [
        'several of them',
        '<details><summary>Give</summary></details>',
        (one: Element) => 'open' in one && one.open,
      ],
    ] as const) {
      it(`opens ${what} around the element`, async () => {
        stage.send();
        comeBack();
        stage.page.innerHTML = what.startsWith('several') ? `<details>${enclosing}</details>` : enclosing;
        const closed = [...stage.page.querySelectorAll('details, div')];
        const inside = stage.add('widget', { parent: closed.at(-1) ?? stage.page }).begin();
        await observed();
        expect(inside.shows).to.equal(digit);
        expect(closed.every(isOpen)).to.be.true;
        expect(stage.platform.reports).to.deep.equal([]);
      });
    }
  });

  describe('without a reference', () => {
    for (const [what, changes, arrival, form, status] of [
      ['a donor who comes from paying', {}, 'outside', digit, digit],
      ['a donor who goes on inside the site', {}, 'inside', '', digit],
      ['a donor who comes back with Back', {}, 'back', '', digit],
      ['a donor who has seen that it succeeded', { settled: 'succeeded' }, 'outside', '', ''],
      ['a donor who has seen that it failed', { settled: 'failed' }, 'outside', '', ''],
      ['a donor who has continued a declined payment', { settled: 'attention' }, 'outside', digit, digit],
      ['a donor with a declined payment on another page', { settled: 'attention' }, 'inside', '', digit],
      ['a donor who moved on to another donation', { settled: 'dismissed' }, 'outside', '', digit],
      ['a donor who paid two hours ago', { created: newYear - 2 * hour }, 'outside', '', ''],
      ['a donor of another service', { service: 'https://b.example/api/v1' }, 'outside', '', ''],
    ] as const) {
      for (const [kind, wanted] of [
        ['widget', form],
        ['status', status],
      ] as const) {
        it(`shows ${wanted ? 'the newest donation' : 'nothing'} to ${what}, in a ${kind}`, () => {
          stage.platform = fakePlatform({ arrival: () => arrival });
          const { service = 'https://a.example/api/v1', ...rest } = { service: undefined, ...changes };
          new PendingStore(stage.platform, 'session', service).add(pendingDonation({ form: '0', ...rest }));
          expect(stage.add(kind).begin().shows).to.equal(wanted);
        });
      }
    }

    it('chooses the twin that donors can see', async () => {
      stage.send({ form: '0' });
      const all = [stage.add('widget', { isHidden: true }), stage.add()];
      for (const one of all) one.begin();
      await observed();
      expect(shown(...all)).to.deep.equal(['', digit]);
    });

    it('shows it once in a document', () => {
      stage.send();
      const first = stage.add().begin();
      first.receiver.leave();
      first.remove();
      expect(stage.add().begin().shows).to.equal('');
    });

    it('lets a status say that nobody knows a donation, once, and no form', async () => {
      const all = [stage.add('status'), stage.add('status'), stage.add()];
      for (const one of all) one.begin();
      await observed();
      expect(all.map(({ told }) => told.includes('nobody'))).to.deep.equal([true, false, false]);
    });
  });

  describe('that has shown a donation', () => {
    const showing = (kind: 'widget' | 'status' = 'widget') => {
      stage.send();
      comeBack();
      const element = stage.add(kind).begin();
      expect(element.shows).to.equal(digit);
      return element;
    };

    for (const kind of ['widget', 'status'] as const) {
      it(`shows it in a ${kind} that the page makes anew, each time`, () => {
        showing(kind);
        for (let times = 0; times < 3; times += 1)
          expect(shown(...stage.redraw([kind]))).to.deep.equal([digit]);
      });

      it(`shows it in the same place of twins made anew, in a ${kind}`, () => {
        stage.send({ form: '1' });
        comeBack();
        const all = [stage.add(kind), stage.add(kind)];
        all[1]?.begin();
        all[0]?.begin();
        const before = shown(...all);
        expect(before).to.include(digit);
        expect(shown(...stage.redraw([kind], [kind]))).to.deep.equal(before);
      });

      it(`shows it in a ${kind} that knows nothing of it, made anew`, () => {
        comeBack();
        stage.add(kind).begin();
        expect(shown(...stage.redraw([kind]))).to.deep.equal(['unknown']);
      });

      it(`shows it after a reload, in a ${kind}`, () => {
        showing(kind).remove();
        stage.platform = fakePlatform({ ...stage.platform, arrival: () => 'reload' });
        expect(stage.add(kind).begin().shows).to.equal(digit);
      });
    }

    for (const [what, act] of [
      ['has pressed for another donation', (one: Staged) => one.receiver.leave()],
      ['has closed it', (one: Staged) => one.receiver.end()],
      [
        'has sent another donation',
        (one: Staged) => one.dispatchEvent(new Event('donation-submit', { bubbles: true })),
      ],
      ['has gone to another page of an app', () => history.replaceState(null, '', '/another-page')],
      [
        'has gone to the same page of an app again',
        () => {
          history.pushState(null, '', location.href);
        },
      ],
    ] as const) {
      it(`shows nothing in an element made anew once the donor ${what}`, () => {
        const first = showing();
        new PendingStore(stage.platform, 'session', 'https://a.example/api/v1').settle(
          reference,
          'succeeded',
        );
        act(first);
        expect(shown(...stage.redraw(['widget']))).to.deep.equal(['']);
      });
    }

    it('does not show it in another place', () => {
      showing().remove();
      expect(stage.add('status').begin().shows).not.to.equal('unknown');
      expect(stage.add('widget', { id: 'other' }).begin().shows).to.equal('');
    });

    it('follows to the twin that donors can see, and back', async () => {
      stage.send();
      comeBack();
      const [first, second] = [stage.add(), stage.add('widget', { isHidden: true })];
      first.begin();
      second.begin();
      expect(shown(first, second)).to.deep.equal([digit, '']);
      first.style.display = 'none';
      second.style.display = 'block';
      await observed();
      expect(shown(first, second)).to.deep.equal(['', digit]);
      second.style.display = 'none';
      first.style.display = 'block';
      await observed();
      expect(shown(first, second)).to.deep.equal([digit, '']);
    });

    it('shows it once if a hidden twin finds it too, and never again once the donor has left it', async () => {
      const pending = stage.send();
      comeBack();
      const [first, second] = [stage.add('widget', { isHidden: true }), stage.add()];
      first.begin();
      second.begin();
      expect(shown(first, second)).to.deep.equal(['', digit]);
      first.receiver.take({ pending });
      expect(shown(first, second)).to.deep.equal(['', digit]);
      second.receiver.leave();
      second.style.height = '99px';
      await observed();
      expect(shown(first, second)).to.deep.equal(['', '']);
    });

    it('stays where it is while nobody else can show it', async () => {
      const first = showing();
      const other = stage.add('widget', { service: 'b' }).begin();
      first.style.display = 'none';
      await observed();
      expect(shown(first, other)).to.deep.equal([digit, '']);
    });

    it('does not follow to another page of an app', async () => {
      const first = showing();
      const other = stage.add('widget').begin();
      history.replaceState(null, '', '/another-page');
      first.style.display = 'none';
      await observed();
      expect(shown(first, other)).to.deep.equal([digit, '']);
    });

    it('goes on in the same element that the page moves', async () => {
      const first = showing();
      const box = document.createElement('div');
      stage.page.append(box);
      box.append(first);
      await settled();
      expect(first.told).to.deep.equal([digit]);
    });
  });
});
