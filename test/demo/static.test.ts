import { expect } from '@open-wc/testing';
import { sandboxRequest } from '../../demo/static/sandbox-request.js';
import { asStaticPage } from '../../demo/static/pages.js';

const scope = 'https://charity.example/some/demo/';

const asked = async (address: string, home = scope) =>
  (await sandboxRequest(new Request(address), home))?.url;

describe('sandboxRequest', () => {
  for (const path of ['api/v1/subscription/sub_1?x=1', 'sandbox/checkout/ps_1', 'sandbox/logos/mark.svg']) {
    it(`keeps ${path} in the worker’s folder`, async () => {
      expect(await asked(`${scope}${path}`)).to.equal(`${scope}${path}`);
    });
  }

  it('moves requests to the host into the worker’s folder', async () => {
    expect(await asked('https://charity.example/api/v1/payment-session/ps_1?x=1')).to.equal(
      `${scope}api/v1/payment-session/ps_1?x=1`,
    );
    expect(await asked('https://charity.example/sandbox/control/faults')).to.equal(
      `${scope}sandbox/control/faults`,
    );
  });

  it('keeps the method, the headers and the body', async () => {
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

  it('aborts when the page aborts', async () => {
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
    it(`ignores ${address}`, async () => {
      expect(await asked(address)).to.equal(undefined);
    });
  }
});

describe('sandboxRequest in a folder named like a sandbox path', () => {
  for (const folder of ['https://charity.example/sandbox/', 'https://charity.example/api/v1/']) {
    for (const path of ['', 'appeal.html', 'gallery/zakat.html', 'assets/appeal.js', 'demo/control/']) {
      it(`leaves ${folder}${path} to the file server`, async () => {
        expect(await asked(`${folder}${path}`, folder)).to.equal(undefined);
      });
    }

    for (const path of ['api/v1/subscription/sub_1?x=1', 'sandbox/checkout/ps_1', 'sandbox/control/faults']) {
      it(`keeps ${folder}${path}`, async () => {
        expect(await asked(`${folder}${path}`, folder)).to.equal(`${folder}${path}`);
      });

      it(`moves a request to the host for ${path} into ${folder}`, async () => {
        expect(await asked(`https://charity.example/${path}`, folder)).to.equal(`${folder}${path}`);
      });
    }
  }
});

const page = (head: string, body = '') => `<html><head>${head}</head><body>${body}</body></html>`;

const loads = (html: string) => /loadWhenReady\((.*)\)/.exec(html)?.[1];

describe('A page of the static demo', () => {
  it('loads its modules in order as soon as the worker is ready', () => {
    const html = asStaticPage(
      page(
        '<script type="module" src="../src/index.ts"></script>\n<script src="./a.ts" type="module"></script>',
      ),
      'index.html',
    );
    expect(loads(html)).to.equal("() => import('../src/index.ts'), () => import('./a.ts')");
    expect(html).to.contain("from './static/when-ready.ts'");
    expect(html).not.to.contain('src="');
  });

  it('finds the script that waits for the worker from a subfolder', () => {
    expect(asStaticPage(page(''), 'gallery/index.html')).to.contain("from '../static/when-ready.ts'");
  });

  it('waits for the worker even without modules, so that its links to the sandbox work', () => {
    expect(loads(asStaticPage(page(''), 'thank-you.html'))).to.equal('');
  });

  it('keeps classic scripts unchanged', () => {
    const script = '<script src="./old.js"></script>';
    expect(asStaticPage(page(script), 'index.html')).to.contain(script);
  });

  it('can’t contain an inline module, which wouldn’t wait', () => {
    const inside = page('<script type="module">import "./a.js";</script>');
    expect(() => asStaticPage(inside, 'gallery/index.html')).to.throw('gallery/index.html');
  });

  for (const [path, home] of [
    ['index.html', './'],
    ['gallery/night.html', '../'],
  ] as const) {
    it(`keeps the links of ${path} in the folder of the demo, and turns on links to the sandbox later`, () => {
      const html = asStaticPage(
        page(
          '',
          '<a href="/sandbox/control/faults">Faults</a><a href="/demo/">Demo</a><b return-url="/demo/thank-you.html">',
        ),
        path,
      );
      expect(html).to.contain(`<a data-href-of-sandbox="${home}sandbox/control/faults">`);
      expect(html).to.contain(`<a href="${home}">`);
      expect(html).to.contain(`return-url="${home}thank-you.html"`);
    });
  }

  it('keeps the address of the service, because the worker answers it', () => {
    const widget = '<donation-widget base-url="/api/v1"></donation-widget>';
    expect(asStaticPage(page('', widget), 'index.html')).to.contain(widget);
  });
});
