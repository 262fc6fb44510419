import { expect } from '@open-wc/testing';
import { deferred, settled } from '../support/elements/fakes.js';
import { removeHosts } from '../support/elements/host.js';
import type { Connection } from '../../src/checkout/checkout-controller.js';
import { checkoutOn } from '../support/checkout/checkout.js';

/** A controller with a service that is still loading. The test settles each attempt to load it. */
const connecting = () => {
  const tries: ReturnType<typeof deferred<boolean>>[] = [];
  const connect = async (connection: Connection) => {
    const one = deferred<boolean>();
    tries.push(one);
    return (await one.promise) ? connection : null;
  };
  return { ...checkoutOn({ connect }), tries };
};

describe('CheckoutController, before the service module is loaded', () => {
  afterEach(removeHosts);

  it('loads the module once and sends when it is ready, however often it is started', async () => {
    const { checkout, service, host, platform, start, tries } = connecting();
    void start();
    void start();
    await settled();
    expect(checkout.state).to.deep.equal({ step: 'sending' });
    expect([tries.length, service.calls.length, host.events.length]).to.deep.equal([1, 0, 0]);
    tries[0]?.resolve(true);
    await settled();
    expect(service.calls).to.have.length(1);
    expect(platform.assigned).to.have.length(1);
  });

  it('reports a failed load, sends nothing, and loads again on the next start', async () => {
    const { checkout, service, host, start, tries } = connecting();
    const first = start();
    tries[0]?.resolve(false);
    await first;
    expect(checkout.state).to.deep.equal({ step: 'unloaded' });
    expect(checkout.isBusy).to.be.false;
    expect([service.calls, host.events]).to.deep.equal([[], []]);
    void start();
    tries[1]?.resolve(true);
    await settled();
    expect(service.calls).to.have.length(1);
  });

  for (const [what, act, step] of [
    ['the donor changes the form', 'edited', 'changed'],
    ['the checkout is cancelled', 'giveUp', 'idle'],
    ['the controller is reset', 'reset', 'idle'],
  ] as const) {
    for (const isThere of [true, false]) {
      it(`sends nothing if ${what} before the load ${isThere ? 'succeeds' : 'fails'}`, async () => {
        const { checkout, service, host, start, tries } = connecting();
        const started = start();
        checkout[act]();
        expect(checkout.state).to.deep.equal({ step });
        tries[0]?.resolve(isThere);
        await started;
        expect(checkout.state).to.deep.equal({ step });
        expect([service.calls, host.events]).to.deep.equal([[], []]);
      });
    }
  }
});
