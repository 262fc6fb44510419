import { expect } from '@open-wc/testing';
import { asStaticPage } from '../../../demo/static/pages.js';

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
