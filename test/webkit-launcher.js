import { spawn } from 'node:child_process';
import { existsSync } from 'node:fs';

const browser = '/usr/lib/x86_64-linux-gnu/webkit2gtk-4.1/MiniBrowser';
const port = 4500 + (process.pid % 400);

/** One command of the WebDriver protocol. */
const command = async (path, body, method = body === undefined ? 'GET' : 'POST') => {
  const response = await fetch(`http://127.0.0.1:${port}${path}`, {
    method,
    ...(body !== undefined && {
      body: JSON.stringify(body),
      headers: { 'Content-Type': 'application/json' },
    }),
  });
  const { value } = await response.json();
  if (!response.ok) throw new Error(`WebDriver: ${value.error} ${value.message}`);
  return value;
};

const untilReady = async (tries = 100) => {
  for (let left = tries; left > 0; left -= 1) {
    try {
      if ((await command('/status')).ready) return;
    } catch {
      // It is still starting.
    }
    await new Promise((resolve) => setTimeout(resolve, 100));
  }
  throw new Error('WebKitWebDriver does not start.');
};

/** What of WebKitGTK is missing on this machine; empty when it can run. */
export const missingForWebKit = () =>
  [
    ['/usr/bin/WebKitWebDriver', 'webkit2gtk-driver'],
    [browser, 'webkit2gtk-driver'],
    ['/usr/bin/Xvfb', 'xvfb'],
    ['/usr/bin/xauth', 'xauth'],
  ].flatMap(([path, name]) => (existsSync(path) ? [] : name));

/** Keys by the code points that the WebDriver protocol gives them. */
const keys = new Map([
  ['Enter', '\uE007'],
  ['Tab', '\uE004'],
  ['Escape', '\uE00C'],
  ['Space', ' '],
]);

/** Runs the tests in WebKitGTK's MiniBrowser on a virtual screen, one session for each test file. */
export const webkitLauncher = () => {
  let driver;
  const sessions = new Map();
  const stopSession = async (id) => {
    const session = sessions.get(id);
    sessions.delete(id);
    if (session) await command(`/session/${session}`, undefined, 'DELETE');
    return {};
  };
  return {
    name: 'WebKit',
    // By this type the runner's `sendKeys` knows what to call.
    type: 'webdriver',
    concurrency: 1,
    async initialize() {
      driver = spawn('xvfb-run', ['-a', 'WebKitWebDriver', `--port=${port}`], {
        stdio: 'ignore',
        detached: true,
      });
      await untilReady();
    },
    async startSession(id, url) {
      const { sessionId } = await command('/session', {
        capabilities: {
          alwaysMatch: {
            acceptInsecureCerts: true,
            'webkitgtk:browserOptions': { binary: browser, args: ['--automation'] },
          },
        },
      });
      sessions.set(id, sessionId);
      await command(`/session/${sessionId}/url`, { url });
    },
    isActive: (id) => sessions.has(id),
    async sendKeys(id, pressed) {
      const actions = pressed
        .map((key) => keys.get(key) ?? key)
        .flatMap((value) => [
          { type: 'keyDown', value },
          { type: 'keyUp', value },
        ]);
      await command(`/session/${sessions.get(id)}/actions`, {
        actions: [{ type: 'key', id: 'keyboard', actions }],
      });
    },
    getBrowserUrl: async (id) => command(`/session/${sessions.get(id)}/url`),
    stopSession,
    async stop() {
      await Promise.all([...sessions.keys()].map(stopSession));
      if (driver?.pid) process.kill(-driver.pid);
    },
  };
};
