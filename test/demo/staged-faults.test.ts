import { expect } from '@open-wc/testing';
import {
  clearStaged,
  inWords,
  linesOf,
  readStaged,
  stageable,
  stageFault,
  type Fault,
} from '../../demo/configurator/staged-faults.js';
import { createSandbox } from '../../tools/sandbox/app.js';
import { openMemoryStore } from '../../tools/sandbox/memory-store.js';

/** The controls of a sandbox of its own, asked as the page asks them. */
const controls = (): typeof fetch => {
  const sandbox = createSandbox({ store: openMemoryStore(), controls: true });
  return async (path, init) => sandbox.fetch(new Request(new URL(String(path), 'http://localhost'), init));
};

const staged = async (send: typeof fetch): Promise<readonly Fault[]> =>
  (await readStaged(send))?.faults ?? [];

it('every fault that there is a button for is one that the sandbox knows, after those before it', async () => {
  const send = controls();
  for (const { value } of stageable)
    expect(await stageFault(value, 'create_checkout', 1, send)).not.to.be.null;
  const words = (await staged(send)).map(inWords);
  expect(words).to.deep.equal(stageable.map(({ label }) => `${label} – The donor presses “Donate”`));
  await clearStaged(send);
  expect(await staged(send)).to.deep.equal([]);
});

it('a fault is staged for all that is asked, and for some times', async () => {
  const send = controls();
  await stageFault('500', '', 3, send);
  expect((await staged(send)).map(inWords)).to.deep.equal(['500 error – Any request, 3 times']);
});

it('two quick changes are made one after the other', async () => {
  const send = controls();
  await Promise.all(['500', '429'].map((value) => stageFault(value, '', 1, send)));
  expect(await staged(send)).to.have.length(2);
  await Promise.all([stageFault('cut', '', 1, send), clearStaged(send)]);
  expect(await staged(send)).to.deep.equal([]);
});

it('a service without controls, and one that can’t be reached, stage nothing', async () => {
  const bare = createSandbox({ store: openMemoryStore() });
  const send: typeof fetch = async (path, init) =>
    bare.fetch(new Request(new URL(String(path), 'http://localhost'), init));
  expect(await readStaged(send)).to.be.null;
  expect(await stageFault('500', '', 1, send)).to.be.null;
  expect(await readStaged(() => Promise.reject(new TypeError('offline')))).to.be.null;
});

for (const answer of ['{}', 'null', '[]', '{"faults": {}}', '{"faults": [{"fault": 500}]}']) {
  it(`an answer that is no list of faults stages nothing: ${answer}`, async () => {
    const send: typeof fetch = async () => new Response(answer);
    expect(await readStaged(send)).to.be.null;
    expect(await stageFault('500', '', 1, send)).to.be.null;
  });
}

it('equal faults that follow each other are told as one, in their turn', () => {
  const busy: Fault = { fault: 'status', status: 429 };
  const cut: Fault = { fault: 'cut' };
  expect(linesOf([busy, busy, { ...busy, times: 3 }, cut, busy])).to.deep.equal([
    'Too many requests (429) – Any request, 5 times',
    'Connection lost – Any request',
    'Too many requests (429) – Any request',
  ]);
  expect(linesOf([cut, { ...cut, endpoint: 'subscription' }])).to.have.length(2);
});
