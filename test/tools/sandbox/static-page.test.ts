import { expect } from '@playwright/test';
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
    expect(loads(html)).toBe("() => import('../src/index.ts'), () => import('./a.ts')");
    expect(html).toContain("from './static/when-ready.ts'");
    expect(html).not.toContain('src="');
  });

  it('finds the script that waits for the worker from a subfolder', () => {
    expect(asStaticPage(page(''), 'gallery/index.html')).toContain("from '../static/when-ready.ts'");
  });

  it('waits for the worker even without modules, so that its links to the sandbox work', () => {
    expect(loads(asStaticPage(page(''), 'thank-you.html'))).toBe('');
  });

  it('keeps classic scripts unchanged', () => {
    const script = '<script src="./old.js"></script>';
    expect(asStaticPage(page(script), 'index.html')).toContain(script);
  });

  it('can’t contain an inline module, which wouldn’t wait', () => {
    const inside = page('<script type="module">import "./a.js";</script>');
    expect(() => asStaticPage(inside, 'gallery/index.html')).toThrow('gallery/index.html');
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
      expect(html).toContain(`<a data-href-of-sandbox="${home}sandbox/control/faults">`);
      expect(html).toContain(`<a href="${home}">`);
      expect(html).toContain(`return-url="${home}thank-you.html"`);
    });
  }

  it('keeps the address of the service, because the worker answers it', () => {
    const widget = '<donation-widget base-url="/api/v1"></donation-widget>';
    expect(asStaticPage(page('', widget), 'index.html')).toContain(widget);
  });
});
