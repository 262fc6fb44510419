// Also runs in Firefox and WebKit.
// Often changes the address of its page.
import { expect } from '@open-wc/testing';
import { PendingStore } from '../../src/service/pending-store.js';
import { en } from '../../src/languages/en.js';
import { FaultyStorage, forget, pendingKey } from '../support/page/storages.js';
import {
  fakePlatform,
  MemoryStorage,
  pendingDonation,
  settled,
  type FakePlatform,
} from '../support/elements/fakes.js';
import { later, openFilled, openStatus, record } from '../support/elements/donor.js';
import { at } from '../support/elements/address.js';

const throwing = () => {
  throw new DOMException('The operation is insecure.', 'SecurityError');
};

const over = (storage: Storage) => fakePlatform({ storage: () => storage });

const holding = (text: string) => {
  const storage = new MemoryStorage();
  for (const key of [pendingKey, 'donation-widget:choices', 'donation-widget:announced']) {
    storage.setItem(key, text);
  }
  return storage;
};

const faults: [fault: string, platform: () => FakePlatform][] = [
  ['throws on reading', () => over(new FaultyStorage({ read: true }))],
  ['throws on writing, at its quota', () => over(new FaultyStorage({ write: true }))],
  ['throws on reading and writing', () => over(new FaultyStorage({ read: true, write: true }))],
  ['is missing, in an opaque origin', () => fakePlatform({ storage: throwing })],
  ['holds invalid JSON', () => over(holding('{"a'))],
  ['holds null', () => over(holding('null'))],
  ['holds the data of another version', () => over(holding('[{"reference":1},null,[],"x"]'))],
  ['holds prototype names', () => over(holding('{"__proto__":{"length":3},"constructor":1}'))],
];

describe('<donation-widget> with faulty storage', () => {
  afterEach(forget);

  it('passes the a11y audit', async () => {
    const { element } = await openFilled({}, { platform: fakePlatform({ storage: throwing }) });
    await expect(element).to.be.accessible();
  });

  for (const storage of ['session', 'local'] as const) {
    for (const [fault, platformOf] of faults) {
      it(`lets the donor give if storage ${fault}, with storage=${storage}`, async () => {
        const platform = platformOf();
        const { element, donor } = await openFilled({ storage }, { platform });
        const errors = record(element, 'donation-error');
        await donor.choose('£50');
        await donor.submit();
        expect(platform.assigned).to.deep.equal(['https://pay.example/c/abc']);
        expect(errors).to.deep.equal([]);
        element.reset();
      });

      it(`shows nothing false on return if storage ${fault}, with storage=${storage}`, async () => {
        const platform = platformOf();
        const { donor } = await openFilled({ storage }, { platform });
        await donor.submit();
        // A new page has an empty memory.
        forget();
        const { reference } = pendingDonation();
        const { element: status } = await at(`?donation-reference=${reference}`, () =>
          openStatus({ storage }, { platform: later(platform, 'outside') }),
        );
        expect(status.outcome).to.equal('lost');
      });
    }
  }

  it('remembers the donation as long as the page lives if storage throws', async () => {
    const platform = fakePlatform({ storage: throwing });
    const { element, donor } = await openFilled({}, { platform });
    await donor.submit();
    window.dispatchEvent(new PageTransitionEvent('pageshow', { persisted: true }));
    await settled();
    await element.updateComplete;
    expect(element.shadowRoot?.querySelector('[part~=status]')).not.to.be.null;
  });

  it('fires donation-complete once if storage throws', async () => {
    const platform = fakePlatform({ storage: throwing });
    new PendingStore(platform, 'session').add(pendingDonation({ slug: 'ps_once' }));
    const completions: Event[] = [];
    const note = (event: Event) => completions.push(event);
    document.addEventListener('donation-complete', note);
    for (let time = 0; time < 2; time += 1) {
      await openStatus({ type: 'one_time', slug: 'ps_once_here' }, { platform });
    }
    document.removeEventListener('donation-complete', note);
    expect(completions).to.have.length(1);
  });

  it('doesn’t tell the donor that the payment failed if storage is full', async () => {
    const platform = over(new FaultyStorage({ write: true }));
    const { donor } = await openStatus({}, { platform });
    expect(donor.text).to.contain(en['lost.text']).and.not.to.match(/fail/i);
  });
});
