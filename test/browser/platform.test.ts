import { expect } from '@open-wc/testing';
import { browserPlatform } from '../../src/browser/platform.js';

const { clock } = browserPlatform;
const rejectionOf = (promise: Promise<void>) =>
  promise.then(
    () => 'fulfilled',
    (reason: unknown) => reason,
  );

describe('browserPlatform', () => {
  it('tells the time', () => {
    const before = Date.now();
    expect(clock.now()).to.be.within(before, before + 1000);
  });

  it('waits', async () => {
    const before = performance.now();
    await clock.wait(20, new AbortController().signal);
    expect(performance.now() - before).to.be.at.least(19);
  });

  it('ends a wait with the reason of its signal', async () => {
    const aborter = new AbortController();
    const rejection = rejectionOf(clock.wait(60_000, aborter.signal));
    aborter.abort('left');
    expect(await rejection).to.equal('left');
    expect(await rejectionOf(clock.wait(0, AbortSignal.abort('left')))).to.equal('left');
  });

  it('is awake on a page that is visible and online', async () => {
    expect(document.hidden || !navigator.onLine).to.be.false;
    await browserPlatform.untilAwake(new AbortController().signal);
  });

  it('has the storages of the page', () => {
    expect(browserPlatform.storage('session')).to.equal(sessionStorage);
    expect(browserPlatform.storage('local')).to.equal(localStorage);
  });

  it('came from outside, to a page of its own', () => {
    expect(browserPlatform.arrival()).to.equal('outside');
    expect(browserPlatform.isFramedAcrossOrigins()).to.be.false;
  });
});
