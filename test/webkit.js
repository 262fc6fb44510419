/* global AbortSignal */
import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { existsSync } from 'node:fs';
import { createServer } from 'node:net';
import { setTimeout as after } from 'node:timers/promises';

const places = {
  screen: ['/usr/bin/Xvfb'],
  driver: ['/usr/bin/WebKitWebDriver'],
  browser: ['x86_64', 'aarch64'].map((cpu) => `/usr/lib/${cpu}-linux-gnu/webkit2gtk-4.1/MiniBrowser`),
};
const found = (name) => places[name].find((path) => existsSync(path));

/** The Debian packages that WebKitGTK and its screen need and that are not there. */
export const missingForWebKit = () => [
  ...(found('driver') && found('browser') ? [] : ['webkit2gtk-driver']),
  ...(found('screen') ? [] : ['xvfb']),
];

/** Ends a process and waits until it has ended. */
const end = async (child) => {
  if (child.exitCode !== null || child.signalCode !== null) return;
  const ended = once(child, 'exit');
  child.kill('SIGKILL');
  await ended;
};

/** A process that does not outlive this one. */
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
  throw new Error('The virtual screen does not start.');
};

/**
 * A virtual screen on a number that is free.
 *
 * Left to itself it starts anew whenever its last window closes. A browser that comes just then finds no
 * screen and ends, and WebKitWebDriver waits for it forever: hence `-noreset`.
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
  /** One command of the WebDriver protocol; a test that hangs is the business of who runs it. */
  const command = async (method, path, body, timeout = 30_000) => {
    const response = await fetch(`http://127.0.0.1:${port}${path}`, {
      method,
      signal: AbortSignal.timeout(timeout),
      ...(body && { body: JSON.stringify(body), headers: { 'Content-Type': 'application/json' } }),
    });
    const { value } = await response.json();
    if (!response.ok) throw new Error(`${method} ${path}: ${value.error} ${value.message}`);
    return value;
  };
  return { child, command };
};

const untilReady = async ({ command }) => {
  for (let left = 500; left > 0; left -= 1) {
    try {
      if ((await command('GET', '/status')).ready) return;
    } catch {
      // It does not listen yet.
    }
    await after(20);
  }
  throw new Error('WebKitWebDriver does not start.');
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

/** A browser with a driver of its own, so that none meets what another left. Only its start is tried again. */
export const startWebKit = async (display, capabilities = {}) => {
  for (let left = 2; ; left -= 1) {
    try {
      return await tryToStart(display, capabilities);
    } catch (error) {
      if (left === 0) throw error;
      console.warn(`WebKit did not start, and is started again: ${error.message}`);
    }
  }
};
