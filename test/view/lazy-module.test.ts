import { expect } from '@open-wc/testing';
import { LazyModule, loadFor } from '../../src/view/lazy-module.js';
import { deferred } from '../elements/fakes.js';

/** A module, and each time that it is asked for. */
const asked = () => {
  const times: ReturnType<typeof deferred<string>>[] = [];
  const module = new LazyModule(() => {
    const time = deferred<string>();
    times.push(time);
    return time.promise;
  });
  return { module, times };
};

const rejectionOf = (promise: Promise<unknown>) =>
  promise.then(
    () => 'fulfilled',
    (reason: unknown) => reason,
  );

describe('LazyModule', () => {
  it('is not loaded before it is needed', () => {
    const { module, times } = asked();
    expect([module.state, module.module]).to.deep.equal([{ step: 'idle' }, null]);
    expect(times).to.have.length(0);
  });

  it('is loaded once, for all who need it', async () => {
    const { module, times } = asked();
    const both = [module.load(), module.load()];
    expect([module.state, module.module]).to.deep.equal([{ step: 'loading' }, null]);
    times[0]?.resolve('here');
    expect(await Promise.all([...both, module.load()])).to.deep.equal(['here', 'here', 'here']);
    expect(module.state).to.deep.equal({ step: 'ready', module: 'here' });
    expect(module.module).to.equal('here');
    expect(times).to.have.length(1);
  });

  it('tells all who wait that it can’t be loaded, and is loaded anew for the next', async () => {
    const { module, times } = asked();
    const both = [rejectionOf(module.load()), rejectionOf(module.load())];
    const error = new TypeError('Failed to fetch');
    times[0]?.reject(error);
    expect((await Promise.all(both)).every((one) => one === error)).to.equal(true);
    expect([module.state, module.module]).to.deep.equal([{ step: 'failed' }, null]);
    const again = module.load();
    expect(module.state).to.deep.equal({ step: 'loading' });
    expect(times).to.have.length(2);
    times[1]?.resolve('here');
    expect(await again).to.equal('here');
    expect(module.module).to.equal('here');
  });

  it('is loaded for who asks as soon as the failure is known', async () => {
    const { module, times } = asked();
    const again = module.load().catch(() => module.load());
    times[0]?.reject(new Error('offline'));
    await Promise.resolve();
    await Promise.resolve();
    times[1]?.resolve('here');
    expect(await again).to.equal('here');
  });
});

describe('An element that needs a module', () => {
  /** An element with all that loading needs of one. */
  const element = () => {
    const reports: (Error | string)[] = [];
    const updates = { count: 0 };
    const host = {
      localName: 'donation-widget',
      platform: { report: (problem: Error | string) => reports.push(problem) },
      requestUpdate: () => (updates.count += 1),
    };
    return { host, reports, updates };
  };

  it('learns that it is there, and is drawn anew', async () => {
    const { host, reports, updates } = element();
    expect(await loadFor(host, [new LazyModule(() => Promise.resolve('here'))])).to.equal(true);
    expect([reports, updates.count]).to.deep.equal([[], 1]);
  });

  it('learns that it can’t be had, and the integrator why', async () => {
    const { host, reports, updates } = element();
    const cause = new TypeError('offline');
    expect(await loadFor(host, [new LazyModule(() => Promise.reject(cause))])).to.equal(false);
    const [report] = reports as Error[];
    expect(report?.message).to.equal(
      "<donation-widget> couldn't load one of its script files. Check that they are all on your server.",
    );
    expect(report?.cause).to.equal(cause);
    expect(updates.count).to.equal(1);
  });

  it('tells the integrator once of each time that it can’t be had, however often it was asked for', async () => {
    const { host, reports } = element();
    const { module, times } = asked();
    const both = [loadFor(host, [module]), loadFor(host, [module])];
    times[0]?.reject(new TypeError('offline'));
    expect(await Promise.all(both)).to.deep.equal([false, false]);
    expect(reports).to.have.length(1);
    const again = loadFor(host, [module]);
    times[1]?.reject(new TypeError('offline'));
    await again;
    expect(reports).to.have.length(2);
  });
});
