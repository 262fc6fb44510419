import { expect } from '@open-wc/testing';
import { sandboxRequest } from '../../demo/static/sandbox-request.js';

const scope = 'https://charity.example/some/demo/';

const asked = async (address: string, home = scope) =>
  (await sandboxRequest(new Request(address), home))?.url;

describe('What a worker asks the sandbox', () => {
  for (const path of ['api/v1/subscription/sub_1?x=1', 'sandbox/checkout/ps_1', 'sandbox/logos/mark.svg']) {
    it(`is ${path} in its folder as it is`, async () => {
      expect(await asked(`${scope}${path}`)).to.equal(`${scope}${path}`);
    });
  }

  it('is what its pages ask of the host', async () => {
    expect(await asked('https://charity.example/api/v1/payment-session/ps_1?x=1')).to.equal(
      `${scope}api/v1/payment-session/ps_1?x=1`,
    );
    expect(await asked('https://charity.example/sandbox/control/faults')).to.equal(
      `${scope}sandbox/control/faults`,
    );
  });

  it('has the method, the headers and the body of what the page asked', async () => {
    const request = await sandboxRequest(
      new Request('https://charity.example/api/v1/payment-session/checkout', {
        method: 'POST',
        headers: { authorization: 'Bearer pk', 'content-type': 'application/json' },
        body: '{"currency":"GBP"}',
      }),
      scope,
    );
    expect(request?.method).to.equal('POST');
    expect(request?.headers.get('authorization')).to.equal('Bearer pk');
    expect(request?.headers.get('content-type')).to.equal('application/json');
    expect(await request?.text()).to.equal('{"currency":"GBP"}');
  });

  it('ends when the page gives up', async () => {
    const controller = new AbortController();
    const request = await sandboxRequest(
      new Request('https://charity.example/api/v1/subscription/sub_1', { signal: controller.signal }),
      scope,
    );
    controller.abort();
    expect(request?.signal.aborted).to.equal(true);
  });

  for (const address of [
    `${scope}index.html`,
    `${scope}sandboxes/1`,
    'https://charity.example/api/v10/subscription/sub_1',
    'https://charity.example/some/api/v1/subscription/sub_1',
    'https://other.example/api/v1/subscription/sub_1',
    'https://other.example/some/demo/api/v1/subscription/sub_1',
  ]) {
    it(`is not ${address}`, async () => {
      expect(await asked(address)).to.equal(undefined);
    });
  }
});

describe('A worker in a folder with a name of the sandbox', () => {
  for (const folder of ['https://charity.example/sandbox/', 'https://charity.example/api/v1/']) {
    for (const path of ['', 'appeal.html', 'gallery/zakat.html', 'assets/appeal.js', 'demo/control/']) {
      it(`leaves ${folder}${path} to the server of the files`, async () => {
        expect(await asked(`${folder}${path}`, folder)).to.equal(undefined);
      });
    }

    for (const path of ['api/v1/subscription/sub_1?x=1', 'sandbox/checkout/ps_1', 'sandbox/control/faults']) {
      it(`answers ${folder}${path} as it is`, async () => {
        expect(await asked(`${folder}${path}`, folder)).to.equal(`${folder}${path}`);
      });

      it(`answers in ${folder} what its pages ask of the host: ${path}`, async () => {
        expect(await asked(`https://charity.example/${path}`, folder)).to.equal(`${folder}${path}`);
      });
    }
  }
});
