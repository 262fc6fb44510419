import { startScreen, startWebKit } from './webkit.js';

/** The code points of keys in the WebDriver protocol. */
const keys = new Map([
  ['Enter', '\uE007'],
  ['Tab', '\uE004'],
  ['Escape', '\uE00C'],
  ['Shift', '\uE008'],
  ['Space', ' '],
]);

/**
 * A launcher for @web/test-runner: WebKitGTK's MiniBrowser on a virtual screen, with one browser for many test files.
 */
export const webkitLauncher = () => {
  let screen;
  const browsers = new Map();
  /** Browsers that have run a test file and wait for the next one. */
  const idle = [];
  const open = async () => idle.pop() ?? (await startWebKit(screen.display, { pageLoadStrategy: 'none' }));
  return {
    name: 'WebKit',
    // The runner's `sendKeys` needs this type to know which method to call.
    type: 'webdriver',
    concurrency: 1,
    async initialize() {
      screen = await startScreen();
    },
    async startSession(id, url) {
      const browser = await open();
      browsers.set(id, browser);
      // The runner itself waits for the page.
      await browser.command('POST', '/url', { url });
    },
    isActive: (id) => browsers.has(id),
    async sendKeys(id, pressed) {
      const actions = pressed
        .map((key) => keys.get(key) ?? key)
        .flatMap((value) => [
          { type: 'keyDown', value },
          { type: 'keyUp', value },
        ]);
      await browsers.get(id).command('POST', '/actions', {
        actions: [{ type: 'key', id: 'keyboard', actions }],
      });
    },
    getBrowserUrl: (id) => browsers.get(id).command('GET', '/url'),
    async stopSession(id) {
      const browser = browsers.get(id);
      browsers.delete(id);
      try {
        // Clear the storage and leave the page, so that nothing reaches the next file.
        const script = 'localStorage.clear(); sessionStorage.clear();';
        await browser?.command('POST', '/execute/sync', { script, args: [] });
        await browser?.command('POST', '/url', { url: 'about:blank' });
        if (browser) idle.push(browser);
      } catch {
        // A page that hangs keeps its browser busy, so end the browser.
        await browser?.stop().catch(() => undefined);
      }
      return {};
    },
    async stop() {
      await Promise.all([...browsers.values(), ...idle].map((browser) => browser.stop()));
      await screen?.stop();
    },
  };
};
