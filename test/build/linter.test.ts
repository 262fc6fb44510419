import { expect } from '@open-wc/testing';
import { ESLint } from 'eslint';
import { rootDir } from '../runners/files.js';

const linter = new ESLint({ cwd: rootDir });

/** What the linter says about a file with this text. */
const faultsOf = async (filePath: string, text: string): Promise<string[]> => {
  const [result] = await linter.lintText(text, { filePath });
  return (result?.messages ?? []).map(({ ruleId, message }) => ruleId ?? message);
};

describe('The linter', function () {
  for (const [what, file, imported] of [
    ['an import of the demo in the editor', 'editor/lints/lint.ts', '../../demo/frame.js'],
    ['an import of the demo in the build', 'build/builds.ts', '../demo/frame.js'],
    ['an import of the demo in the plugin', 'wordpress/editor/site.ts', '../../demo/frame.js'],
    ['an import of the editor in src', 'src/form/form-view.ts', '../../editor/lints/lint.js'],
    ['an import of a test in src', 'src/form/form-view.ts', '../../test/support/elements/fakes.js'],
    ['an import of a proof in src', 'src/form/form-view.ts', '../../proofs/upgrade/stored.js'],
    ['an import of a proof in the demo', 'demo/frame.ts', '../proofs/upgrade/stored.js'],
    ['an import of a proof in a test', 'test/money/format.test.ts', '../../proofs/upgrade/stored.js'],
    ['an import of a proof in a helper', 'test/support/listen.ts', '../../proofs/upgrade/stored.js'],
    ['an import of the form in a tool', 'tools/sandbox/app.ts', '../../src/form/request.js'],
    ['an arrow up inside src', 'src/money/currency.ts', '../questions/list.js'],
    ['an arrow up to the elements', 'src/questions/list.ts', '../define.js'],
    ['an arrow up from the events', 'src/events.ts', './return/receipt.js'],
    ['a lint in a control', 'editor/controls/donor.ts', '../lints/lint.js'],
    ['a lint in the code to paste', 'editor/code/markup.ts', '../lints/lint.js'],
  ] as const) {
    it(`refuses ${what}`, async () => {
      const text = `export { one } from '${imported}';\n`;
      expect(await faultsOf(file, text)).to.include('no-restricted-imports');
    });
  }

  it('allows what each folder needs', async () => {
    const text = "export { one } from '../text/near.js';\n";
    expect(await faultsOf('src/money/currency.ts', text)).to.deep.equal([]);
  });

  for (const source of ['@playwright/test', '../support/sandbox/served-sandbox.js']) {
    const text = `import { expect } from '${source}';\n\nexpect(1).toBe(1);\n`;
    for (const file of ['test/money/format.test.ts', 'test/ui/select-field.page.test.ts']) {
      it(`refuses assertions from ${source} in ${file}`, async () => {
        expect(await faultsOf(file, text)).to.include('no-restricted-imports');
      });
    }
    it(`allows assertions from ${source} in a journey`, async () => {
      expect(await faultsOf('test/journeys/back.journey.test.ts', text)).to.deep.equal([]);
    });
  }

  it('refuses files that import each other in a circle, over other files too', async () => {
    // The list imports the questions.
    const text = "export type { FormAttributes } from '../../list.js';\n";
    expect(await faultsOf('src/questions/giving/amount/part.ts', text)).to.deep.equal(['house/no-circles']);
  });

  for (const code of [
    'navigator.plugins',
    'navigator.hardwareConcurrency',
    'navigator.deviceMemory',
    'navigator.userAgent',
    'navigator.userAgentData',
    'navigator.language',
    'navigator.getBattery()',
    'navigator.mediaDevices',
    "navigator['connection']",
    'window.navigator.share',
    'const { userAgent } = navigator',
    'const browser = navigator',
    'String(navigator)',
    'screen.width',
    'window.screen',
    'globalThis.devicePixelRatio',
    "document.createElement('canvas')",
    "canvas.getContext('2d')",
    "canvas['toDataURL']()",
    'context.getImageData(0, 0, 1, 1)',
    'new OffscreenCanvas(1, 1)',
    'WebGLRenderingContext.prototype',
    'new AudioContext()',
    'new window.OfflineAudioContext(1, 1, 1)',
    'new RTCPeerConnection()',
    'queryLocalFonts()',
    'document.fonts.check("1em Arial")',
    'context.measureText("m")',
    'new FontFace("a", "")',
    'speechSynthesis.getVoices()',
    'performance.now()',
    'new Intl.DateTimeFormat().resolvedOptions()',
    'new Date().getTimezoneOffset()',
  ]) {
    it(`refuses a fingerprint in src: ${code}`, async () => {
      for (const file of ['src/form/form-view.ts', 'src/questions/list.ts']) {
        const rules = await faultsOf(file, `export const one = () => { ${code}; };\n`);
        expect(rules.join(), file).to.match(/no-restricted-(?:globals|properties|syntax)/);
      }
    });
  }

  it('allows what the form uses of the browser, and the screen in one file', async () => {
    const allowed = 'export const one = () => [navigator.onLine, navigator.locks, matchMedia("print")];\n';
    expect(await faultsOf('src/page/platform.ts', allowed)).to.deep.equal([]);
    const height = 'export const height = () => screen.height;\n';
    expect(await faultsOf('src/page/view.ts', height)).to.deep.equal([]);
    expect(await faultsOf('src/page/platform.ts', height)).to.deep.equal(['no-restricted-globals']);
  });

  it('refuses a packed literal', async () => {
    const text = 'export const one = { ...{ a: 1, b: 2 } };\n';
    expect(await faultsOf('src/money/currency.ts', text)).to.deep.equal(['no-restricted-syntax']);
  });
});
