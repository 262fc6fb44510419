import { expect } from '@open-wc/testing';
import { LazyModule, loadFor } from '../../src/view/lazy-module.js';
import { deferred } from '../elements/fakes.js';

/** A module and its load requests. */
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
  it('does not load before it is needed', () => {
    const { module, times } = asked();
    expect([module.state, module.module]).to.deep.equal([{ step: 'idle' }, null]);
    expect(times).to.have.length(0);
  });

  it('loads once for all callers', async () => {
    const { module, times } = asked();
    const both = [module.load(), module.load()];
    expect([module.state, module.module]).to.deep.equal([{ step: 'loading' }, null]);
    times[0]?.resolve('here');
    expect(await Promise.all([...both, module.load()])).to.deep.equal(['here', 'here', 'here']);
    expect(module.state).to.deep.equal({ step: 'ready', module: 'here' });
    expect(module.module).to.equal('here');
    expect(times).to.have.length(1);
  });

  it('rejects all waiting callers if the load fails, and loads again for the next one', async () => {
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

  it('loads again for a caller that retries as soon as the load fails', async () => {
    const { module, times } = asked();
    const again = module.load().catch(() => module.load());
    times[0]?.reject(new Error('offline'));
    await Promise.resolve();
    await Promise.resolve();
    times[1]?.resolve('here');
    expect(await again).to.equal('here');
  });
});

describe('loadFor', () => {
  /** An element with everything that loadFor needs. */
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

  it('resolves with true and updates the element', async () => {
    const { host, reports, updates } = element();
    expect(await loadFor(host, [new LazyModule(() => Promise.resolve('here'))])).to.equal(true);
    expect([reports, updates.count]).to.deep.equal([[], 1]);
  });

  it('resolves with false after a failed load, and reports the cause to the integrator', async () => {
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

  it('reports each failed load once, however many callers there are', async () => {
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
