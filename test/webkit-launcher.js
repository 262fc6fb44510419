import { startScreen, startWebKit } from './webkit.js';

/** Keys by the code points that the WebDriver protocol gives them. */
const keys = new Map([
  ['Enter', '\uE007'],
  ['Tab', '\uE004'],
  ['Escape', '\uE00C'],
  ['Space', ' '],
]);

/** For @web/test-runner: WebKitGTK's MiniBrowser on a virtual screen, one browser for each test file. */
export const webkitLauncher = () => {
  let screen;
  const browsers = new Map();
  const stopSession = async (id) => {
    const browser = browsers.get(id);
    browsers.delete(id);
    await browser?.stop();
    return {};
  };
  return {
    name: 'WebKit',
    // By this type the runner's `sendKeys` knows what to call.
    type: 'webdriver',
    concurrency: 1,
    async initialize() {
      screen = await startScreen();
    },
    async startSession(id, url) {
      // The runner itself waits for the page.
      const browser = await startWebKit(screen.display, { pageLoadStrategy: 'none' });
      browsers.set(id, browser);
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
    stopSession,
    async stop() {
      await Promise.all([...browsers.keys()].map(stopSession));
      await screen?.stop();
    },
  };
};
