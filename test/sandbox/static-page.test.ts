import { expect } from '@playwright/test';
import { asStaticPage } from '../../demo/static/pages.js';

const page = (head: string, body = '') => `<html><head>${head}</head><body>${body}</body></html>`;

const loads = (html: string) => /loadWhenReady\((.*)\)/.exec(html)?.[1];

describe('A page of the demo as a file', () => {
  it('loads its modules in their order once the worker is there', () => {
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

  it('finds what waits for the worker from a folder below', () => {
    expect(asStaticPage(page(''), 'gallery/index.html')).toContain("from '../static/when-ready.ts'");
  });

  it('waits for the worker without any module, so that its links to the sandbox work', () => {
    expect(loads(asStaticPage(page(''), 'thank-you.html'))).toBe('');
  });

  it('leaves a classic script alone', () => {
    const script = '<script src="./old.js"></script>';
    expect(asStaticPage(page(script), 'index.html')).toContain(script);
  });

  it('has no module inside itself, which would not wait', () => {
    const inside = page('<script type="module">import "./a.js";</script>');
    expect(() => asStaticPage(inside, 'gallery/index.html')).toThrow('gallery/index.html');
  });

  for (const [path, home] of [
    ['index.html', './'],
    ['gallery/night.html', '../'],
  ] as const) {
    it(`keeps the links of ${path} in the folder of the demo, those to the sandbox for later`, () => {
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

  it('keeps the address of the service, which the worker answers', () => {
    const widget = '<donation-widget base-url="/api/v1"></donation-widget>';
    expect(asStaticPage(page('', widget), 'index.html')).toContain(widget);
  });
});
