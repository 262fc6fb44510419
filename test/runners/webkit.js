/* global AbortSignal */
import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { existsSync } from 'node:fs';
import { createServer } from 'node:net';
import { setTimeout as after } from 'node:timers/promises';
import './fonts.js';
import { patience } from './patience.js';

const places = {
  screen: ['/usr/bin/Xvfb'],
  driver: ['/usr/bin/WebKitWebDriver'],
  browser: ['x86_64', 'aarch64'].map((cpu) => `/usr/lib/${cpu}-linux-gnu/webkit2gtk-4.1/MiniBrowser`),
};
const found = (name) => places[name].find((path) => existsSync(path));

/** The missing Debian packages for WebKitGTK and its virtual screen. */
export const missingForWebKit = () => [
  ...(found('driver') && found('browser') ? [] : ['webkit2gtk-driver']),
  ...(found('screen') ? [] : ['xvfb']),
];

/** Kills a process and waits until it has ended. */
const end = async (child) => {
  if (child.exitCode !== null || child.signalCode !== null) return;
  const ended = once(child, 'exit');
  child.kill('SIGKILL');
  await ended;
};

/** Starts a process that ends with this one. */
const start = (command, args, options) => {
  const child = spawn(command, args, options);
  const kill = () => child.kill('SIGKILL');
  process.once('exit', kill);
  child.once('exit', () => process.off('exit', kill));
  return child;
};

const firstLineOf = async (stream) => {
  let text = '';
  for await (const chunk of stream) {
    text += chunk;
    if (text.includes('\n')) return text.trim();
  }
  throw new Error('The virtual screen did not start.');
};

/**
 * Starts a virtual screen with a free number.
 *
 * Without `-noreset`, it restarts whenever its last window closes. A browser that starts at that moment finds no screen
 * and ends, and WebKitWebDriver waits for it forever.
 */
export const startScreen = async () => {
  const child = start(
    found('screen'),
    ['-displayfd', '3', '-noreset', '-nolisten', 'tcp', '-screen', '0', '1280x1024x24'],
    { stdio: ['ignore', 'ignore', 'ignore', 'pipe'] },
  );
  const display = `:${await firstLineOf(child.stdio[3])}`;
  return { display, stop: () => end(child) };
};

const freePort = async () => {
  const probe = createServer().listen(0, '127.0.0.1');
  await once(probe, 'listening');
  const { port } = probe.address();
  probe.close();
  await once(probe, 'close');
  return port;
};

const driverOn = async (display) => {
  const port = await freePort();
  const child = start(found('driver'), [`--port=${port}`], {
    stdio: 'ignore',
    env: { ...process.env, DISPLAY: display, GDK_BACKEND: 'x11' },
  });
  /** Sends a command of the WebDriver protocol. The caller handles tests that hang. */
  const command = async (method, path, body) => {
    const response = await fetch(`http://127.0.0.1:${port}${path}`, {
      method,
      signal: AbortSignal.timeout(patience.step),
      ...(body && { body: JSON.stringify(body), headers: { 'Content-Type': 'application/json' } }),
    });
    const { value } = await response.json();
    if (!response.ok) throw new Error(`${method} ${path}: ${value.error} ${value.message}`);
    return value;
  };
  return { child, command };
};

const untilReady = async ({ command }) => {
  for (let left = 10_000; left > 0; left -= 1) {
    try {
      if ((await command('GET', '/status')).ready) return;
    } catch {
      // The driver isn't listening yet.
    }
    await after(20);
  }
  throw new Error('WebKitWebDriver did not start.');
};

const tryToStart = async (display, capabilities) => {
  const driver = await driverOn(display);
  try {
    await untilReady(driver);
    const { sessionId } = await driver.command('POST', '/session', {
      capabilities: {
        alwaysMatch: {
          ...capabilities,
          'webkitgtk:browserOptions': { binary: found('browser'), args: ['--automation'] },
        },
      },
    });
    const session = `/session/${sessionId}`;
    return {
      command: (method, path, body) => driver.command(method, session + path, body),
      stop: async () => {
        try {
          await driver.command('DELETE', session);
        } finally {
          await end(driver.child);
        }
      },
    };
  } catch (error) {
    await end(driver.child);
    throw error;
  }
};

/** Starts a browser with its own driver, so that browsers don't affect each other. Retries only the start. */
export const startWebKit = async (display, capabilities = {}) => {
  for (let left = 2; ; left -= 1) {
    try {
      return await tryToStart(display, capabilities);
    } catch (error) {
      if (left === 0) throw error;
      console.warn(`WebKit did not start. Trying again: ${error.message}`);
    }
  }
};
