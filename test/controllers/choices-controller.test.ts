import { expect } from '@open-wc/testing';
import { ChoiceStore } from '../../src/browser/choice-store.js';
import { placeOf } from '../../src/browser/place.js';
import { PendingStore } from '../../src/browser/pending-store.js';
import type { Arrival } from '../../src/browser/navigation.js';
import { ChoicesController } from '../../src/controllers/choices-controller.js';
import { DraftController } from '../../src/controllers/draft-controller.js';
import { preset } from '../donation/drafts.js';
import { settingsOf } from '../donation/raw-settings.js';
import { fakePlatform, pendingDonation, type FakePlatform } from './fakes.js';
import { hostOn, removeHosts } from './host.js';

const settings = settingsOf({ projects: 'Farms; Schools', intervals: 'once month' });

/** A form on the page, as it is after loading: another one in its place finds what this one kept. */
const formOn = (platform: FakePlatform, prefillFromUrl: string | null = null) => {
  const host = Object.assign(hostOn(platform), { prefillFromUrl });
  const draft = new DraftController(host, {
    settings: () => settings,
    locale: () => 'en-GB',
    giftChanged: () => undefined,
  });
  const choices = new ChoicesController(host, draft);
  draft.configure(settings);
  return { host, draft, choices };
};

const arriving = (arrival: Arrival) => fakePlatform({ arrival: () => arrival });

/** After a donor has chosen £25 a month for schools and the page was loaded anew. */
const reloaded = async (platform: FakePlatform, prefillFromUrl: string | null = null) => {
  const { host, draft } = formOn(platform);
  draft.setText('email', 'payer@example.org');
  draft.setInterval('month');
  draft.setPreset(2500);
  draft.setText('project', 'Schools');
  await host.updateComplete;
  removeHosts();
  return formOn(platform, prefillFromUrl);
};

const kept = { interval: 'month', amount: preset(2500), project: 'Schools', email: '' };
const fresh = { interval: 'once', amount: preset(1000), project: 'Farms', email: '' };

describe('ChoicesController', () => {
  const { search } = location;
  afterEach(() => {
    removeHosts();
    history.replaceState(history.state, '', location.pathname + search);
  });

  for (const [arrival, wanted] of [
    ['reload', kept],
    ['back', kept],
    ['inside', fresh],
    ['outside', fresh],
  ] as const) {
    it(`${wanted === kept ? 'recalls what was chosen' : 'begins anew'} on arrival by ${arrival}`, async () => {
      const platform = arriving(arrival);
      const { draft, choices } = await reloaded(platform);
      choices.recall(new PendingStore(platform, 'session'));
      expect(draft.draft).to.deep.include(wanted);
    });
  }

  it('recalls what was chosen after a payment that failed, and not after one that succeeded', async () => {
    for (const [settled, wanted] of [
      ['failed', kept],
      ['succeeded', fresh],
      [null, fresh],
    ] as const) {
      const platform = arriving('outside');
      const { draft, choices } = await reloaded(platform);
      const store = new PendingStore(platform, 'session');
      store.add(pendingDonation({ settled }));
      choices.recall(store);
      expect(draft.draft).to.deep.include(wanted);
    }
  });

  it('keeps nothing until something is chosen, and never who the donor is', async () => {
    const platform = arriving('reload');
    const { host, draft, choices } = formOn(platform);
    draft.setText('email', 'payer@example.org');
    await host.updateComplete;
    expect(choices.stored).to.be.null;
    draft.setPreset(2500);
    await host.updateComplete;
    expect(JSON.stringify(choices.stored)).to.include('2500').and.not.to.include('payer');
  });

  it('keeps the forms of a page apart', async () => {
    const platform = arriving('reload');
    const [first, second] = [formOn(platform), formOn(platform)];
    first.draft.setPreset(2500);
    second.draft.setPreset(5000);
    await Promise.all([first.host.updateComplete, second.host.updateComplete]);
    expect([first.choices.stored, second.choices.stored]).to.have.nested.property('0.amount.preset', 2500);
    expect([first.choices.stored, second.choices.stored]).to.have.nested.property('1.amount.preset', 5000);
  });

  for (const [why, arrival, allowed, wanted] of [
    ['what is allowed', 'outside', 'amount, interval', { interval: 'month', amount: preset(5000) }],
    ['nothing but what is allowed', 'outside', 'interval', { interval: 'month', amount: preset(1000) }],
    ['nothing unless the page allows it', 'outside', null, fresh],
    ['nothing where choices are recalled', 'reload', 'amount interval project', kept],
  ] as const) {
    it(`takes ${why} of the address`, async () => {
      history.replaceState(history.state, '', '?amount=50&currency=GBP&interval=month&email=x@example.org');
      const platform = arriving(arrival);
      const { draft, choices } = await reloaded(platform, allowed);
      choices.recall(new PendingStore(platform, 'session'));
      expect(draft.draft).to.deep.include({ ...wanted, email: '' });
    });
  }

  it('takes the address on a reload before anything was chosen', () => {
    history.replaceState(history.state, '', '?interval=month');
    const platform = arriving('reload');
    const { draft, choices } = formOn(platform, 'interval');
    choices.recall(new PendingStore(platform, 'session'));
    expect(draft.draft.interval).to.equal('month');
  });

  it('works with what others wrote into the storage, and without any', () => {
    const forged = arriving('reload');
    const { host, draft, choices } = formOn(forged);
    new ChoiceStore(forged, placeOf(host)).write({ currency: 'USD', gifts: 5 } as never);
    choices.recall(new PendingStore(forged, 'session'));
    expect(draft.draft).to.deep.include(fresh);

    const denied = fakePlatform({
      arrival: () => 'reload',
      storage: () => {
        throw new DOMException('Denied.', 'SecurityError');
      },
    });
    const form = formOn(denied);
    form.draft.setPreset(2500);
    form.choices.recall(new PendingStore(denied, 'session'));
    expect(form.draft.draft.amount).to.deep.equal(preset(2500));
  });
});
