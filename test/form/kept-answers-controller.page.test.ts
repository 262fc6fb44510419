// Also runs in Firefox and WebKit.
import { expect } from '@open-wc/testing';
import { AnswerStore } from '../../src/page/storage.js';
import { formKeyOf } from '../../src/page/form-key.js';
import type { Arrival } from '../../src/page/navigation.js';
import { FailedDonation } from '../../src/form/failed-donation.js';
import { KeptAnswersController } from '../../src/form/kept-answers-controller.js';
import { pageAddress } from '../../src/page/address.js';
import { readAnswers } from '../../src/form/read-form.js';
import type { Form } from '../../src/questions/part.js';
import { intervalToken } from '../../src/schema/interval.js';
import { changeAddress } from '../support/elements/address.js';
import { fakePlatform, pendingDonation, type FakePlatform } from '../support/elements/fakes.js';
import { hostOn, removeHosts } from '../support/elements/host.js';
import { filled, formOf } from '../support/questions/forms.js';

const attributes = { projects: 'Farms; Schools' };

/** A form on a loaded page. A new one in its place finds the answers that this one kept. */
const pageOf = (platform: FakePlatform, prefillFromUrl: string | null = null) => {
  const host = Object.assign(hostOn(platform), { prefillFromUrl });
  const page = { form: formOf(attributes) };
  const answers = new KeptAnswersController(host, () => page.form);
  /** Gives the page another form, which stores its answers on the next update. */
  const show = async (form: Form) => {
    page.form = form;
    host.requestUpdate();
    await host.updateComplete;
  };
  return {
    host,
    page,
    answers,
    show,
    recall: (reference: string | null = null, isReturn = false, form = formKeyOf(host)) => {
      const pending = reference && pendingDonation({ reference, page: pageAddress(), form });
      const failed = pending ? new FailedDonation(pending, null) : null;
      return answers.recall({ failed, isReturn }).apply(page.form);
    },
  };
};

/** The entries of a form in storage, after the donor has left. */
const entriesOf = ({ storages }: FakePlatform): string[] => {
  dispatchEvent(new Event('pagehide'));
  return Object.values(storages.session).map(String);
};

const arriving = (arrival: Arrival) => fakePlatform({ arrival: () => arrival });

const choices = { email: 'payer@example.org', interval: 'month', preset: '2500', project: 'Schools' };

/** After a donor has chosen £25 a month for schools and reloaded the page. */
const reloaded = async (platform: FakePlatform, prefillFromUrl: string | null = null) => {
  const { page, show } = pageOf(platform);
  await show(filled(page.form, choices));
  removeHosts();
  return pageOf(platform, prefillFromUrl);
};

/** After a donor has sent that form and left. */
const sent = async (platform: FakePlatform) => {
  const { page, answers, show } = pageOf(platform);
  await show(filled(page.form, choices));
  answers.keepSent('first');
  removeHosts();
};

const answersIn = (form: Form) => {
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
    changeAddress(location.pathname + search);
  });

  for (const [arrival, wanted] of [
    ['reload', kept],
    ['back', kept],
    ['inside', fresh],
    ['outside', fresh],
  ] as const) {
    const what = wanted === kept ? 'restores the answers' : 'starts with an empty form';
    it(`${what} on arrival by ${arrival}`, async () => {
      const { recall } = await reloaded(arriving(arrival));
      expect(answersIn(recall())).to.deep.equal(wanted);
    });

    it(`shows the same form after a reload as on arrival by ${arrival}`, async () => {
      const platform = arriving(arrival);
      const { recall, show } = await reloaded(platform);
      await show(recall());
      removeHosts();
      platform.arrival = () => 'reload';
      expect(answersIn(pageOf(platform).recall())).to.deep.equal(wanted);
    });
  }

  it('starts with an empty form behind the status of a donation, even after a reload', async () => {
    const { recall } = await reloaded(arriving('reload'));
    expect(answersIn(recall(null, true))).to.deep.equal(fresh);
  });

  it('leaves the stored answers alone until there is a form to see, then follows it', async () => {
    const platform = arriving('reload');
    const host = Object.assign(hostOn(platform), { prefillFromUrl: null });
    new AnswerStore(platform, formKeyOf(host)).write({ locale: 'en-GB', answers: {} });
    let form: Form | null = null;
    new KeptAnswersController(host, () => form);
    await host.updateComplete;
    expect(entriesOf(platform)).to.have.length(1);
    form = formOf(attributes);
    host.requestUpdate();
    await host.updateComplete;
    expect(entriesOf(platform)).to.deep.equal([]);
  });

  for (const [what, failed, wanted] of [
    ['restores the answers of the donation whose payment failed', 'first', kept],
    ['chooses no amount if it is not known what was sent', 'second', { ...fresh, amount: undefined }],
    ['restores nothing while no payment has failed', null, fresh],
  ] as const) {
    it(what, async () => {
      const platform = arriving('inside');
      await sent(platform);
      expect(answersIn(pageOf(platform).recall(failed))).to.deep.equal(wanted);
    });
  }

  it('restores nothing if the payment of a donation from another form failed', async () => {
    const platform = arriving('inside');
    await sent(platform);
    expect(answersIn(pageOf(platform).recall('first', false, 'other'))).to.deep.equal(fresh);
  });

  it('restores what was sent, not what the donor chose on a later visit', async () => {
    const platform = arriving('inside');
    await sent(platform);
    const later = pageOf(platform);
    await later.show(filled(later.page.form, { preset: '5000' }));
    removeHosts();
    expect(answersIn(pageOf(platform).recall('first'))).to.deep.equal(kept);
  });

  it('stores nothing before the donor chooses something, and never stores payer details', async () => {
    const platform = arriving('reload');
    const { page, answers, show } = pageOf(platform);
    await show(filled(page.form, { email: 'payer@example.org' }));
    answers.keepSent('first');
    expect(entriesOf(platform)).to.deep.equal([]);
    await show(filled(page.form, { email: 'payer@example.org', preset: '2500' }));
    answers.keepSent('second');
    expect(entriesOf(platform)).to.have.length(2);
    for (const entry of entriesOf(platform)) expect(entry).to.include('2500').and.not.to.include('payer');
  });

  for (const [why, leave] of [
    ['the donor leaves the page', () => dispatchEvent(new Event('pagehide'))],
    ['the page moves to the background', () => document.dispatchEvent(new Event('visibilitychange'))],
    ['the form is removed from the page', () => removeHosts()],
  ] as const) {
    it(`writes nothing while the donor types, and everything when ${why}`, async () => {
      const platform = arriving('reload');
      const { page, show } = pageOf(platform);
      await show(filled(page.form, { preset: '2500' }));
      expect(platform.storages.session.length).to.equal(0);
      leave();
      expect(platform.storages.session.length).to.equal(1);
    });
  }

  it('stores answers under the path that they were given on, even if the address has changed since', async () => {
    const platform = arriving('reload');
    const { page, show } = pageOf(platform);
    await show(filled(page.form, { preset: '2500' }));
    const { pathname } = location;
    history.replaceState(history.state, '', '/elsewhere');
    removeHosts();
    history.replaceState(history.state, '', pathname + search);
    expect(answersIn(pageOf(platform).recall()).amount).to.equal(2500);
  });

  it('removes stored answers, and stores later ones', async () => {
    const platform = arriving('reload');
    const { page, answers, show } = pageOf(platform);
    const chosen = filled(page.form, { preset: '2500' });
    await show(chosen);
    answers.keepSent('first');
    answers.forget();
    expect(entriesOf(platform)).to.deep.equal([]);
    await show(chosen);
    expect(entriesOf(platform)).to.have.length(1);
  });

  it('keeps the answers of each form separate', async () => {
    const platform = arriving('reload');
    const [first, second] = [pageOf(platform), pageOf(platform)];
    await first.show(filled(first.page.form, { preset: '2500' }));
    await second.show(filled(second.page.form, { preset: '5000' }));
    dispatchEvent(new Event('pagehide'));
    expect([first.recall(), second.recall()].map((form) => answersIn(form).amount)).to.deep.equal([
      2500, 5000,
    ]);
  });

  for (const [why, arrival, allowed, wanted] of [
    ['the allowed answers', 'outside', 'amount, interval', { ...fresh, interval: 'month', amount: 5000 }],
    ['only the allowed answers', 'outside', 'interval', { ...fresh, interval: 'month' }],
    ['amount and interval by default', 'outside', null, { ...fresh, interval: 'month', amount: 5000 }],
    ['nothing if the page allows nothing', 'outside', '', fresh],
    ['nothing if it restores answers', 'reload', 'amount interval project', kept],
  ] as const) {
    it(`prefills ${why}`, async () => {
      history.replaceState(history.state, '', '?amount=50&currency=GBP&interval=month&email=x@example.org');
      const { recall } = await reloaded(arriving(arrival), allowed);
      expect(answersIn(recall())).to.deep.equal(wanted);
    });
  }

  it('prefills from the address on a reload if there were no answers before', () => {
    history.replaceState(history.state, '', '?interval=month');
    const { recall } = pageOf(arriving('reload'), 'interval');
    expect(answersIn(recall()).interval).to.equal('month');
  });

  it('ignores storage entries that other code wrote', () => {
    const forged = arriving('reload');
    const { host, recall } = pageOf(forged);
    new AnswerStore(forged, formKeyOf(host)).write({
      locale: 'en-GB',
      answers: { currency: 'USD', items: 5 },
    });
    expect(answersIn(recall())).to.deep.equal(fresh);
  });

  it('works without storage', async () => {
    const denied = fakePlatform({
      arrival: () => 'reload',
      storage: () => {
        throw new DOMException('Denied.', 'SecurityError');
      },
    });
    const { page, show, recall } = pageOf(denied);
    await show(filled(page.form, { preset: '2500' }));
    expect(answersIn(page.form).amount).to.equal(2500);
    expect(answersIn(recall()).amount).to.equal(2500);
  });
});
