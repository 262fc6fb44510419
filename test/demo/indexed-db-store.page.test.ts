// Also runs in Firefox and WebKit.
import { expect } from '@open-wc/testing';
import { checkRequest } from '../../tools/sandbox/checkout-request.js';
import { systemRandom } from '../../tools/sandbox/context.js';
import { stageFaults, type Fault } from '../../tools/sandbox/faults.js';
import { openIndexedDbStore, type BrowserDatabase } from '../../tools/sandbox/indexed-db-store.js';
import { newCheckout } from '../../tools/sandbox/new-checkout.js';
import { oneTime } from '../support/sandbox/requests.js';
import { storeRules } from '../support/sandbox/store-rules.js';

const made = () => {
  const checked = checkRequest(oneTime);
  if ('issues' in checked) throw new Error(JSON.stringify(checked.issues));
  return newCheckout(checked.request, { mode: 'test', charity: 'full' }, new Date(), systemRandom);
};

const deleteDatabase = (name: string) =>
  new Promise<void>((resolve, reject) => {
    const request = indexedDB.deleteDatabase(name);
    request.onsuccess = () => resolve();
    request.onerror = () => reject(request.error ?? new Error('The database was not deleted.'));
  });

describe('IndexedDB store', () => {
  let name: string;
  let opened: BrowserDatabase[];

  /** A new connection, such as a restarted worker opens. */
  const open = () => {
    const store = openIndexedDbStore(name);
    opened.push(store);
    return store;
  };

  beforeEach(() => {
    name = `store ${crypto.randomUUID()}`;
    opened = [];
  });

  afterEach(async () => {
    for (const store of opened) store.close();
    await deleteDatabase(name);
  });

  for (const [rule, holds] of Object.entries(storeRules)) {
    it(rule, async () => {
      await holds(open(), (actual, expected) => {
        expect(actual).to.deep.equal(expected);
      });
    });
  }

  it('keeps entries for the next connection', async () => {
    const first = open();
    const checkout = made();
    await first.add(checkout);
    await first.update({ ...checkout, tip: 125 });
    await first.advanceClock(1_500);
    first.close();

    const second = open();
    expect(await second.find(checkout.slug)).to.deep.equal({ ...checkout, tip: 125, revision: 1 });
    expect(await second.clockOffset()).to.equal(1_500);
  });

  it('lets only one of two concurrent workers succeed, and adds up both changes of the clock', async () => {
    const stores = [open(), open()];
    const checkout = made();
    await stores[0]?.add(checkout);
    const writes = stores.flatMap((store) =>
      [1, 2, 3].map((tip) => store.update({ ...checkout, tip: tip * 100 })),
    );
    await Promise.all(stores.map((store) => store.advanceClock(1_000)));
    expect((await Promise.all(writes)).filter(Boolean).length).to.equal(1);
    expect(await open().clockOffset()).to.equal(2_000);
  });

  it('keeps stores with different names separate', async () => {
    const checkout = made();
    await open().add(checkout);
    const other = openIndexedDbStore(`${name} of another folder`);
    expect(await other.find(checkout.slug)).to.equal(undefined);
    other.close();
    await deleteDatabase(`${name} of another folder`);
  });

  it('starts empty after its data is deleted from outside', async () => {
    const store = open();
    const checkout = made();
    await store.add(checkout);
    await deleteDatabase(name);
    expect(await store.find(checkout.slug)).to.equal(undefined);
    await store.add(checkout);
    expect((await store.find(checkout.slug))?.id).to.equal(checkout.id);
  });
});

describe('Simulated errors in the browser', () => {
  const name = `faults ${crypto.randomUUID()}`;
  const fault = (status: number): Fault => ({ fault: 'status', status, cors: true, times: 1 });

  afterEach(() => deleteDatabase(name));

  it('outlive their worker, and occur in order', async () => {
    const first = openIndexedDbStore(name);
    await stageFaults(first.faultShelf).add([fault(500), fault(503)]);
    first.close();

    const second = openIndexedDbStore(name);
    const faults = stageFaults(second.faultShelf);
    expect(await faults.list()).to.deep.equal([fault(500), fault(503)]);
    expect(await faults.take('subscription')).to.deep.equal(fault(500));
    expect(await faults.list()).to.deep.equal([fault(503)]);
    second.close();
  });

  it('occur once, however many answers there are at the same time', async () => {
    const store = openIndexedDbStore(name);
    const faults = stageFaults(store.faultShelf);
    await faults.add([{ ...fault(500), times: 3 }]);
    const taken = await Promise.all(Array.from({ length: 10 }, () => faults.take('create_checkout')));
    expect(taken.filter((one) => one !== undefined).length).to.equal(3);
    expect(await faults.list()).to.deep.equal([]);
    store.close();
  });
});
