import { expect } from '@open-wc/testing';
import { areLoaded, partOf } from '../../src/elements/part.js';
import { deferred, fakePlatform } from '../controllers/fakes.js';

/** A part, and each time that it is asked for. */
const asked = () => {
  const times: ReturnType<typeof deferred<string>>[] = [];
  const part = partOf(() => {
    const time = deferred<string>();
    times.push(time);
    return time.promise;
  });
  return { part, times };
};

const rejectionOf = (promise: Promise<unknown>) =>
  promise.then(
    () => 'fulfilled',
    (reason: unknown) => reason,
  );

describe('A part', () => {
  it('is not loaded before it is needed', () => {
    const { part, times } = asked();
    expect(part.value).to.equal(undefined);
    expect(times).to.have.length(0);
  });

  it('is loaded once, for all who need it', async () => {
    const { part, times } = asked();
    const both = [part.load(), part.load()];
    expect(part.value).to.equal(undefined);
    times[0]?.resolve('here');
    expect(await Promise.all([...both, part.load()])).to.deep.equal(['here', 'here', 'here']);
    expect(part.value).to.equal('here');
    expect(times).to.have.length(1);
  });

  it('tells all who wait that it can’t be loaded, and is loaded anew for the next', async () => {
    const { part, times } = asked();
    const both = [rejectionOf(part.load()), rejectionOf(part.load())];
    const error = new TypeError('Failed to fetch');
    times[0]?.reject(error);
    expect((await Promise.all(both)).every((one) => one === error)).to.equal(true);
    expect(part.value).to.equal(undefined);
    const again = part.load();
    expect(times).to.have.length(2);
    times[1]?.resolve('here');
    expect(await again).to.equal('here');
    expect(part.value).to.equal('here');
  });

  it('is loaded for who asks as soon as the failure is known', async () => {
    const { part, times } = asked();
    const again = part.load().catch(() => part.load());
    times[0]?.reject(new Error('offline'));
    await Promise.resolve();
    await Promise.resolve();
    times[1]?.resolve('here');
    expect(await again).to.equal('here');
  });
});

describe('An element that needs a part', () => {
  const element = () => Object.assign(document.createElement('donation-part'), { platform: fakePlatform() });

  it('learns that it is there', async () => {
    const host = element();
    expect(
      await areLoaded(
        host,
        partOf(() => Promise.resolve('here')),
      ),
    ).to.equal(true);
    expect(host.platform.reports).to.deep.equal([]);
  });

  it('learns that it can’t be had, and the integrator why', async () => {
    const host = element();
    const cause = new TypeError('offline');
    expect(
      await areLoaded(
        host,
        partOf(() => Promise.reject(cause)),
      ),
    ).to.equal(false);
    const [report] = host.platform.reports as Error[];
    expect(report?.message).to.equal('<donation-part> could not load a part.');
    expect(report?.cause).to.equal(cause);
  });
});
