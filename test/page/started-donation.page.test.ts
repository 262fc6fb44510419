// Also runs in Firefox and WebKit.
import { expect } from '@open-wc/testing';
import { AnsweredQuestions, AnswerStore, hasStartedDonation } from '../../src/page/storage.js';
import { PendingStore } from '../../src/service/pending-store.js';
import { fakePlatform, pendingDonation } from '../support/elements/fakes.js';
import { tab } from '../support/page/storages.js';

describe('hasStartedDonation', () => {
  const { href } = location;
  const { state } = history;
  afterEach(() => history.replaceState(state, '', href));

  it('returns false if storage and address hold nothing', () => {
    expect(hasStartedDonation({ platform: tab() })).to.equal(false);
  });

  it('returns false for entries that other code stored', () => {
    const platform = tab();
    platform.storages.local.setItem('consent', 'yes');
    platform.storages.session.setItem('my-donation-widget:x', '1');
    expect(hasStartedDonation({ platform })).to.equal(false);
  });

  for (const [address, found] of [
    ['/give?donation-reference=', true],
    ['/give?a=b&donation-reference=fedcba98&c=d#e', true],
    ['/give?status=succeeded', false],
    ['/give#donation-reference=fedcba98', false],
  ] as const) {
    it(`returns ${found} for the address ${address}`, () => {
      history.replaceState(null, '', address);
      expect(hasStartedDonation({ platform: tab() })).to.equal(found);
    });
  }

  for (const area of ['session', 'local'] as const) {
    it(`finds a started donation in ${area} storage`, () => {
      const platform = tab();
      platform.storages[area].setItem('consent', 'yes');
      new PendingStore(platform, area).add(pendingDonation());
      expect(hasStartedDonation({ platform })).to.equal(true);
    });
  }

  it('returns false for remembered choices', () => {
    const platform = tab();
    for (const role of ['choices', 'sent'] as const)
      new AnswerStore(platform, 'give', role).write({ locale: 'en-GB', answers: { interval: 'month' } });
    expect(platform.storages.session.length).to.equal(2);
    expect(hasStartedDonation({ platform })).to.equal(false);
  });

  it('returns false for an answer to a question that is asked only once', () => {
    const platform = tab();
    new AnsweredQuestions(platform).add('suggestion');
    expect(platform.storages.session.length).to.equal(1);
    expect(hasStartedDonation({ platform })).to.equal(false);
  });

  it('returns false if storage throws', () => {
    const platform = fakePlatform({
      storage: () => {
        throw new DOMException('No storage here.', 'SecurityError');
      },
    });
    expect(hasStartedDonation({ platform })).to.equal(false);
  });
});
