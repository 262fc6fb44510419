// A desktop without a screen, on which Orca reads what a browser shows. What Orca would say goes into a file.
import { spawn, type ChildProcess } from 'node:child_process';
import { once } from 'node:events';
import { closeSync, existsSync, openSync } from 'node:fs';
import { copyFile, mkdir, mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as after } from 'node:timers/promises';
import { fileURLToPath } from 'node:url';
import { patience } from '../../test/runners/patience.js';
import { startScreen } from '../../test/runners/webkit.js';

const here = (path: string) => fileURLToPath(new URL(path, import.meta.url));

const hasEnded = ({ exitCode, signalCode }: ChildProcess) => exitCode !== null || signalCode !== null;

/** Orca sometimes hangs while it ends, so it gets two seconds. */
const end = async (child: ChildProcess) => {
  if (hasEnded(child)) return;
  const ended = once(child, 'exit');
  child.kill();
  await Promise.race([ended, after(2_000)]);
  child.kill('SIGKILL');
  await ended;
};

/** A text that Orca has said, and when, in milliseconds. */
export type Said = { text: string; time: number };

export type Desktop = {
  /** The environment of programs on this desktop. */
  env: NodeJS.ProcessEnv;
  /** Everything that Orca has said. */
  said: () => Promise<Said[]>;
  stop: () => Promise<void>;
};

/** Starts the desktop and Orca. */
export const startDesktop = async (): Promise<Desktop> => {
  const folder = await mkdtemp(join(tmpdir(), 'donation-widget-screen-reader-'));
  const data = join(folder, 'data');
  const speech = join(folder, 'speech');
  await mkdir(join(data, 'orca'), { recursive: true });
  await copyFile(here('orca/customizations.py'), join(data, 'orca/orca-customizations.py'));
  await mkdir(join(folder, 'runtime'), { mode: 0o700 });
  await writeFile(speech, '');

  const screen = await startScreen();
  const bus = join(folder, 'bus');
  const busAddress = `unix:path=${bus}`;
  const env: NodeJS.ProcessEnv = {
    ...process.env,
    // A developer’s own desktop.
    WAYLAND_DISPLAY: undefined,
    AT_SPI_BUS_ADDRESS: undefined,
    DBUS_SESSION_BUS_ADDRESS: busAddress,
    HOME: folder,
    XDG_DATA_HOME: data,
    XDG_CONFIG_HOME: join(folder, 'config'),
    XDG_CACHE_HOME: join(folder, 'cache'),
    XDG_RUNTIME_DIR: join(folder, 'runtime'),
    XDG_SESSION_TYPE: 'x11',
    DISPLAY: screen.display,
    GDK_BACKEND: 'x11',
    GSETTINGS_BACKEND: 'keyfile',
    GNOME_ACCESSIBILITY: '1',
    LIBGL_ALWAYS_SOFTWARE: '1',
    LC_ALL: 'C.UTF-8',
    TZ: 'UTC',
    SPEECH_LOG: speech,
  };

  const running: ChildProcess[] = [];
  const start = (command: string, args: readonly string[], more: Record<string, string> = {}) => {
    const log = openSync(join(folder, 'log'), 'a');
    const child = spawn(command, args, { env: { ...env, ...more }, stdio: ['ignore', log, log] });
    closeSync(log);
    const kill = () => child.kill('SIGKILL');
    process.once('exit', kill);
    child.once('exit', () => process.off('exit', kill));
    running.push(child);
    return child;
  };
  const run = async (command: string, ...args: string[]) => {
    await once(start(command, args), 'exit');
  };

  start('dbus-daemon', [`--config-file=${here('session.conf')}`, '--nofork', `--address=${busAddress}`]);
  while (!existsSync(bus)) await after(20);
  await run('gsettings', 'set', 'org.gnome.desktop.interface', 'toolkit-accessibility', 'true');
  await run('gsettings', 'set', 'org.gnome.desktop.a11y.applications', 'screen-reader-enabled', 'true');
  start('/usr/libexec/at-spi-bus-launcher', ['--launch-immediately']);
  start('openbox', ['--sm-disable']);

  const said = async () =>
    (await readFile(speech, 'utf8'))
      .split('\n')
      // The last line is not complete yet.
      .slice(0, -1)
      .map((line) => {
        const { text, time } = JSON.parse(line) as Said;
        return { text, time: time * 1_000 };
      });

  // Orca ends at once if this user already runs another, such as another run of these tests.
  const limit = Date.now() + patience.test;
  while ((await said()).length === 0) {
    const orca = start('orca', [], { PYTHONPATH: here('orca') });
    while ((await said()).length === 0 && !hasEnded(orca)) await after(50);
    if (Date.now() > limit) {
      throw new Error(`Orca did not start:\n${await readFile(join(folder, 'log'), 'utf8')}`);
    }
    if (hasEnded(orca)) await after(1_000);
  }
  return {
    env,
    said,
    stop: async () => {
      for (const child of running.reverse()) await end(child);
      await screen.stop();
      await rm(folder, { recursive: true, force: true, maxRetries: 5 });
    },
  };
};
