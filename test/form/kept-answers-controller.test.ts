import { expect } from '@open-wc/testing';
import { AnswerStore } from '../../src/browser/answer-store.js';
import { formKeyOf } from '../../src/browser/form-key.js';
import type { Arrival } from '../../src/browser/navigation.js';
import { KeptAnswersController } from '../../src/form/kept-answers-controller.js';
import { readAnswers } from '../../src/form/read-form.js';
import type { Form } from '../../src/questions/question.js';
import { intervalToken } from '../../src/schema/interval.js';
import { fakePlatform, type FakePlatform } from '../elements/fakes.js';
import { hostOn, removeHosts } from '../elements/host.js';
import { filled, formOf } from '../questions/forms.js';

const attributes = { projects: 'Farms; Schools' };

/** A form on the page, as it is after loading: another one in its place finds what this one kept. */
const pageOf = (platform: FakePlatform, prefillFromUrl: string | null = null) => {
  const host = Object.assign(hostOn(platform), { prefillFromUrl });
  const page = { form: formOf(attributes) };
  const answers = new KeptAnswersController(host, () => page.form);
  /** Gives the page another form, which it keeps with the next update. */
  const show = async (form: Form) => {
    page.form = form;
    host.requestUpdate();
    await host.updateComplete;
  };
  return { host, page, answers, show, recall: (hasFailed = false) => answers.recall(page.form, hasFailed) };
};

const arriving = (arrival: Arrival) => fakePlatform({ arrival: () => arrival });

/** After a donor has chosen £25 a month for schools and the page was loaded anew. */
const reloaded = async (platform: FakePlatform, prefillFromUrl: string | null = null) => {
  const { page, show } = pageOf(platform);
  const answers = {
    email: 'payer@example.org',
    interval: 'month',
    preset: '2500',
    project: 'Schools',
  };
  await show(filled(page.form, answers));
  removeHosts();
  return pageOf(platform, prefillFromUrl);
};

const given = (form: Form) => {
  const { interval, lines, purpose, payer } = readAnswers(form).donation;
  const amount = lines[0]?.item.amount;
  return { interval: intervalToken(interval), amount, project: purpose.project, email: payer.email };
};

const kept = { interval: 'month', amount: 2500, project: 'Schools', email: undefined };
const fresh = { interval: 'once', amount: 1000, project: 'Farms', email: undefined };

describe('KeptAnswersController', () => {
  const { search } = location;
  afterEach(() => {
    removeHosts();
    history.replaceState(history.state, '', location.pathname + search);
  });

  for (const [arrival, hasFailed, wanted] of [
    ['reload', false, kept],
    ['back', false, kept],
    ['inside', false, fresh],
    ['outside', false, fresh],
    ['outside', true, kept],
  ] as const) {
    const why = `on arrival by ${arrival}${hasFailed ? ' after a payment that failed' : ''}`;
    it(`${wanted === kept ? 'recalls what was answered' : 'begins anew'} ${why}`, async () => {
      const { recall } = await reloaded(arriving(arrival));
      expect(given(recall(hasFailed))).to.deep.equal(wanted);
    });
  }

  it('keeps nothing until something is chosen, and never who the donor is', async () => {
    const { page, answers, show } = pageOf(arriving('reload'));
    await show(filled(page.form, { email: 'payer@example.org' }));
    expect(answers.stored).to.be.null;
    await show(filled(page.form, { preset: '2500' }));
    expect(JSON.stringify(answers.stored)).to.include('2500').and.not.to.include('payer');
  });

  for (const [why, leave] of [
    ['the page goes', () => dispatchEvent(new Event('pagehide'))],
    ['the page is put into the background', () => document.dispatchEvent(new Event('visibilitychange'))],
    ['the form is taken off the page', () => removeHosts()],
  ] as const) {
    it(`writes nothing while the donor types, and all of it once ${why}`, async () => {
      const platform = arriving('reload');
      const { page, show } = pageOf(platform);
      await show(filled(page.form, { preset: '2500' }));
      expect(platform.storages.session.length).to.equal(0);
      leave();
      expect(platform.storages.session.length).to.equal(1);
    });
  }

  it('writes to the place of the page that the answers were given on, wherever its address has gone since', async () => {
    const platform = arriving('reload');
    const { page, show } = pageOf(platform);
    await show(filled(page.form, { preset: '2500' }));
    const { pathname } = location;
    history.replaceState(history.state, '', '/elsewhere');
    removeHosts();
    history.replaceState(history.state, '', pathname + search);
    expect(given(pageOf(platform).recall()).amount).to.equal(2500);
  });

  it('forgets what was kept, and keeps what is answered afterwards', async () => {
    const { page, answers, show } = pageOf(arriving('reload'));
    const chosen = filled(page.form, { preset: '2500' });
    await show(chosen);
    answers.forget();
    expect(answers.stored).to.be.null;
    await show(chosen);
    expect(answers.stored).not.to.be.null;
  });

  it('keeps the forms of a page apart', async () => {
    const platform = arriving('reload');
    const [first, second] = [pageOf(platform), pageOf(platform)];
    await first.show(filled(first.page.form, { preset: '2500' }));
    await second.show(filled(second.page.form, { preset: '5000' }));
    expect([first.recall(), second.recall()].map((form) => given(form).amount)).to.deep.equal([2500, 5000]);
  });

  for (const [why, arrival, allowed, wanted] of [
    ['what is allowed', 'outside', 'amount, interval', { ...fresh, interval: 'month', amount: 5000 }],
    ['nothing but what is allowed', 'outside', 'interval', { ...fresh, interval: 'month' }],
    [
      'amount and interval where the page does not say',
      'outside',
      null,
      { ...fresh, interval: 'month', amount: 5000 },
    ],
    ['nothing where the page allows nothing', 'outside', '', fresh],
    ['nothing where answers are recalled', 'reload', 'amount interval project', kept],
  ] as const) {
    it(`takes ${why} of the address`, async () => {
      history.replaceState(history.state, '', '?amount=50&currency=GBP&interval=month&email=x@example.org');
      const { recall } = await reloaded(arriving(arrival), allowed);
      expect(given(recall())).to.deep.equal(wanted);
    });
  }

  it('takes the address on a reload before anything was answered', () => {
    history.replaceState(history.state, '', '?interval=month');
    const { recall } = pageOf(arriving('reload'), 'interval');
    expect(given(recall()).interval).to.equal('month');
  });

  it('works with what others wrote into the storage', () => {
    const forged = arriving('reload');
    const { host, recall } = pageOf(forged);
    new AnswerStore(forged, formKeyOf(host)).write({
      locale: 'en-GB',
      answers: { currency: 'USD', items: 5 },
    });
    expect(given(recall())).to.deep.equal(fresh);
  });

  it('works without any storage', async () => {
    const denied = fakePlatform({
      arrival: () => 'reload',
      storage: () => {
        throw new DOMException('Denied.', 'SecurityError');
      },
    });
    const { page, show, recall } = pageOf(denied);
    await show(filled(page.form, { preset: '2500' }));
    expect(given(page.form).amount).to.equal(2500);
    expect(given(recall()).amount).to.equal(2500);
  });
});
