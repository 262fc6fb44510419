import { expect } from '@open-wc/testing';
import { LazyModule, loadFor } from '../../src/lit/lazy-module.js';
import { deferred } from '../support/elements/fakes.js';
import { rejectionOf } from '../support/rejection-of.js';

/** A module and its load requests. */
const deferredModule = () => {
  const loads: ReturnType<typeof deferred<string>>[] = [];
  const module = new LazyModule(() => {
    const time = deferred<string>();
    loads.push(time);
    return time.promise;
  });
  return { module, loads };
};

describe('LazyModule', () => {
  it('does not load before it is needed', () => {
    const { module, loads } = deferredModule();
    expect([module.state, module.module]).to.deep.equal([{ step: 'idle' }, null]);
    expect(loads).to.have.length(0);
  });

  it('loads once for all callers', async () => {
    const { module, loads } = deferredModule();
    const both = [module.load(), module.load()];
    expect([module.state, module.module]).to.deep.equal([{ step: 'loading' }, null]);
    loads[0]?.resolve('here');
    expect(await Promise.all([...both, module.load()])).to.deep.equal(['here', 'here', 'here']);
    expect(module.state).to.deep.equal({ step: 'ready', module: 'here' });
    expect(module.module).to.equal('here');
    expect(loads).to.have.length(1);
  });

  it('rejects all waiting callers if the load fails, and loads again for the next one', async () => {
    const { module, loads } = deferredModule();
    const both = [rejectionOf(module.load()), rejectionOf(module.load())];
    const error = new TypeError('Failed to fetch');
    loads[0]?.reject(error);
    expect((await Promise.all(both)).every((one) => one === error)).to.equal(true);
    expect([module.state, module.module]).to.deep.equal([{ step: 'failed' }, null]);
    const again = module.load();
    expect(module.state).to.deep.equal({ step: 'loading' });
    expect(loads).to.have.length(2);
    loads[1]?.resolve('here');
    expect(await again).to.equal('here');
    expect(module.module).to.equal('here');
  });

  it('loads again for a caller that retries as soon as the load fails', async () => {
    const { module, loads } = deferredModule();
    const again = module.load().catch(() => module.load());
    loads[0]?.reject(new Error('offline'));
    await Promise.resolve();
    await Promise.resolve();
    loads[1]?.resolve('here');
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

  it('resolves with false after a failed load, and reports the cause to the developer', async () => {
    const { host, reports, updates } = element();
    const cause = new TypeError('offline');
    expect(await loadFor(host, [new LazyModule(() => Promise.reject(cause))])).to.equal(false);
    const [report] = reports as Error[];
    expect(report?.message).to.equal(
      "<donation-widget> couldn't load one of its script files. Check that they are all in the folder of the first one, and that nothing blocks them.",
    );
    expect(report?.cause).to.equal(cause);
    expect(updates.count).to.equal(1);
  });

  it('reports each failed load once, however many callers there are', async () => {
    const { host, reports } = element();
    const { module, loads } = deferredModule();
    const both = [loadFor(host, [module]), loadFor(host, [module])];
    loads[0]?.reject(new TypeError('offline'));
    expect(await Promise.all(both)).to.deep.equal([false, false]);
    expect(reports).to.have.length(1);
    const again = loadFor(host, [module]);
    loads[1]?.reject(new TypeError('offline'));
    await again;
    expect(reports).to.have.length(2);
  });
});
