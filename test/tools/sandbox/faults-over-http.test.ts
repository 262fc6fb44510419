import { expect } from '@open-wc/testing';
import { rejectionOf } from '../../support/rejection-of.js';
import { create, staged, untilUsed } from '../../support/sandbox/over-http.js';
import { oneTime } from '../../support/sandbox/requests.js';
import { openSandbox } from '../../support/sandbox/sandbox.js';
import { serveSandbox } from '../../support/sandbox/serve-sandbox.js';

const stage = (address: string, fault: object) =>
  fetch(`${address}/sandbox/control/faults`, {
    method: 'PUT',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ faults: [fault] }),
  });

describe('Over HTTP', () => {
  let address = '';
  let close = () => Promise.resolve();

  before(async () => {
    ({ address, close } = await serveSandbox(openSandbox()));
  });

  after(() => close());

  it('a simulated cut ends the connection within the body', async () => {
    await stage(address, { fault: 'cut' });
    const response = await create(address, oneTime);
    expect(response.status).to.equal(200);
    const chunks: string[] = [];
    const read = async () => {
      for await (const chunk of response.body ?? []) chunks.push(new TextDecoder().decode(chunk));
    };
    expect(await rejectionOf(read())).to.be.instanceOf(Error);
    expect(chunks.join('')).to.match(/^\{"checkout_url":"http/);
    expect((await create(address, oneTime)).status).to.equal(200);
  });

  it('a request without a body takes all simulated errors back', async () => {
    await stage(address, { fault: 'cut' });
    const response = await fetch(`${address}/sandbox/control/faults`, { method: 'DELETE' });
    expect(response.status).to.equal(200);
    expect(await staged(address)).to.deep.equal([]);
  });

  it('a simulated hang ends if the client gives up', async () => {
    await stage(address, { fault: 'hang' });
    const donor = new AbortController();
    const answer = create(address, oneTime, donor.signal);
    // As soon as the hanging request has used the error, the next one is answered.
    await untilUsed(address);
    expect((await create(address, oneTime)).status).to.equal(200);
    donor.abort();
    expect(await rejectionOf(answer)).to.be.instanceOf(Error);
  });
});
