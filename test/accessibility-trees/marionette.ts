import { spawn } from 'node:child_process';
import { existsSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { createConnection, type Socket } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { firefox } from '../runners/engines.js';

/** The file in which Firefox writes the port that it listens on. */
const portFile = 'MarionetteActivePort';

const preferences = {
  // Turns the accessibility engine on, which otherwise waits for a screen reader.
  'accessibility.force_disabled': -1,
  'marionette.port': 0,
  'app.update.disabledForTesting': true,
  'browser.startup.page': 0,
  'browser.startup.homepage_override.mstone': 'ignore',
  'datareporting.policy.dataSubmissionEnabled': false,
};

/** An answer of Firefox: its type, the number of the command, the error and the result. */
type Answer = [1, number, { error: string; message: string } | null, { value?: unknown } | null];

type Waiting = { resolve(value: unknown): void; reject(error: Error): void };

/**
 * A Firefox that is driven by its own protocol. Only that can run scripts with the rights of the browser, which read
 * the accessibility tree.
 */
export class Marionette {
  readonly #socket: Socket;
  readonly #end: () => Promise<void>;
  readonly #waiting = new Map<number, Waiting>();
  #received = Buffer.alloc(0);
  #sent = 0;

  private constructor(socket: Socket, end: () => Promise<void>) {
    this.#socket = socket;
    this.#end = end;
    socket.on('data', (data) => this.#receive(data));
  }

  static async start(): Promise<Marionette> {
    if (!existsSync(firefox))
      throw new Error(
        `There is no ${firefox}. On Debian: apt-get install --no-install-recommends firefox-esr`,
      );
    const profile = mkdtempSync(join(tmpdir(), 'donation-widget-firefox-'));
    const lines = Object.entries(preferences).map(
      ([name, value]) => `user_pref(${JSON.stringify(name)}, ${JSON.stringify(value)});`,
    );
    writeFileSync(join(profile, 'user.js'), lines.join('\n'));
    const own = [
      '--headless',
      '--marionette',
      '--remote-allow-system-access',
      '--no-remote',
      '--new-instance',
    ];
    const browser = spawn(firefox, [...own, '--profile', profile, 'about:blank'], {
      stdio: 'ignore',
      env: { ...process.env, HOME: profile },
    });
    const ended = new Promise((resolve) => browser.once('exit', resolve));
    const end = async () => {
      browser.kill();
      await ended;
      rmSync(profile, { recursive: true, force: true, maxRetries: 5 });
    };
    const path = join(profile, portFile);
    const port = () => (existsSync(path) ? Number(readFileSync(path, 'utf8')) : 0);
    while (!port()) {
      if (browser.exitCode !== null) throw new Error(`${firefox} ended with code ${browser.exitCode}.`);
      await new Promise((next) => setTimeout(next, 50));
    }
    const marionette = new Marionette(createConnection(port(), '127.0.0.1'), end);
    await marionette.#send('WebDriver:NewSession', {});
    return marionette;
  }

  async open(url: string): Promise<void> {
    await this.#send('WebDriver:Navigate', { url });
  }

  /** Runs the body of a function in the page, and waits for its promise. */
  async inPage(script: string, ...args: unknown[]): Promise<unknown> {
    await this.#send('Marionette:SetContext', { value: 'content' });
    return this.#send('WebDriver:ExecuteScript', { script, args, newSandbox: false });
  }

  /** Runs the body of a function with the rights of the browser. */
  async inBrowser(script: string, ...args: unknown[]): Promise<unknown> {
    await this.#send('Marionette:SetContext', { value: 'chrome' });
    return this.#send('WebDriver:ExecuteScript', { script, args });
  }

  async end(): Promise<void> {
    this.#socket.destroy();
    await this.#end();
  }

  #send(command: string, parameters: object): Promise<unknown> {
    this.#sent += 1;
    const id = this.#sent;
    const text = JSON.stringify([0, id, command, parameters]);
    this.#socket.write(`${Buffer.byteLength(text)}:${text}`);
    return new Promise((resolve, reject) => this.#waiting.set(id, { resolve, reject }));
  }

  /** Each message starts with its length in bytes and a colon. The first one is a greeting. */
  #receive(data: Buffer): void {
    this.#received = Buffer.concat([this.#received, data]);
    for (;;) {
      const start = this.#received.indexOf(':') + 1;
      const end = start + Number(this.#received.subarray(0, start - 1));
      if (start === 0 || this.#received.length < end) return;
      const message = JSON.parse(this.#received.subarray(start, end).toString()) as Answer | object;
      this.#received = this.#received.subarray(end);
      if (Array.isArray(message)) this.#answer(message as Answer);
    }
  }

  #answer([, id, error, result]: Answer): void {
    const waiting = this.#waiting.get(id);
    this.#waiting.delete(id);
    if (error) waiting?.reject(new Error(`${error.error}: ${error.message}`));
    else waiting?.resolve(result?.value);
  }
}
