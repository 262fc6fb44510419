import { spawn, type ChildProcess } from 'node:child_process';
import { once } from 'node:events';
import { existsSync } from 'node:fs';
import { chmod, copyFile, mkdir, mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir, userInfo } from 'node:os';
import { join } from 'node:path';
import { setTimeout as after } from 'node:timers/promises';
import { freePort } from '../support/listen.js';
import { run } from '../package/packed.js';
import { openSite } from '../support/site.js';
import { phpCommand, wordpressFolder } from './debian.js';
import type { Version } from './versions.js';

const databaseServer = '/usr/sbin/mariadbd';

const scripts = join(import.meta.dirname, 'php');

/**
 * PHP code that waits until no other request runs. New ones then wait until this one ends. Until it stops waiting, they
 * start as usual: a request that runs can need another one, as Site Health does.
 */
export const alone = `flock( $GLOBALS['requests'], LOCK_EX );`;

/** The owner of the database: its server refuses to run as root. */
const databaseUser = userInfo().uid === 0 ? 'mysql' : userInfo().username;

export type WordPress = {
  /** The https address of the site, without a final slash. The sandbox is at its `/api/v1`. */
  address: string;
  version: Version;
  /** The folder of the plugins. */
  plugins: string;
  /** Runs PHP code in WordPress, with a value as `$given`, and returns what the code returns. */
  php<Result>(code: string, given?: unknown): Promise<Result>;
  /** The warnings and errors of PHP that are about the plugin. WordPress 6.1 has its own with a newer PHP. */
  warnings(): Promise<string[]>;
  stop(): Promise<void>;
};

const end = async (process: ChildProcess) => {
  if (process.exitCode !== null || process.signalCode !== null) return;
  const ended = once(process, 'exit');
  process.kill();
  await ended;
};

const until = async (isReady: () => Promise<boolean>, what: string) => {
  for (let tries = 0; tries < 3_000; tries += 1) {
    if (await isReady()) return;
    await after(100);
  }
  throw new Error(`${what} doesn’t start.`);
};

const succeeds = (done: Promise<unknown>) =>
  done.then(
    () => true,
    () => false,
  );

const startDatabase = async (folder: string): Promise<{ socket: string; server: ChildProcess }> => {
  const data = join(folder, 'database');
  const socket = join(folder, 'database.sock');
  await mkdir(data);
  // The server can run as another user, and makes its socket in this folder.
  await chmod(folder, 0o777);
  const options = [
    '--no-defaults',
    `--user=${databaseUser}`,
    `--datadir=${data}`,
    `--tmpdir=${folder}`,
    // Nobody needs this data after a crash, and waiting for the disk takes longer than all other work.
    '--innodb-flush-log-at-trx-commit=0',
    '--innodb-flush-method=nosync',
    '--innodb-doublewrite=0',
    '--innodb-log-file-size=8M',
  ];
  await run('mariadb-install-db', [...options, '--auth-root-authentication-method=normal'], folder);
  const server = spawn(databaseServer, [...options, `--socket=${socket}`, '--skip-networking'], {
    stdio: 'ignore',
  });
  return { socket, server };
};

const createDatabase = async (folder: string, socket: string): Promise<void> => {
  const execute = (command: string) =>
    run('mariadb', ['--no-defaults', '--user=root', `--socket=${socket}`, '--execute', command], folder);
  await until(() => succeeds(execute('SELECT 1')), 'MariaDB');
  await execute('CREATE DATABASE wordpress');
};

const configuration = (socket: string, address: string) => `<?php
// Browsers reach WordPress through a server with https.
$_SERVER['HTTPS'] = 'on';
$_SERVER['HTTP_HOST'] = '${new URL(address).host}';
define( 'DB_NAME', 'wordpress' );
define( 'DB_USER', 'root' );
define( 'DB_PASSWORD', '' );
define( 'DB_HOST', 'localhost:${socket}' );
define( 'DB_CHARSET', 'utf8mb4' );
define( 'DB_COLLATE', '' );
define( 'WP_CONTENT_DIR', __DIR__ . '/wp-content' );
define( 'WP_HTTP_BLOCK_EXTERNAL', true );
define( 'DISABLE_WP_CRON', true );
define( 'FS_METHOD', 'direct' );
define( 'WP_DEBUG', true );
define( 'WP_DEBUG_DISPLAY', false );
define( 'WP_DEBUG_LOG', __DIR__ . '/../php.log' );
$table_prefix = 'wp_';
// PHP continues a request after the browser has given up on it, so code that changes files of the plugin waits for all.
$GLOBALS['requests'] = fopen( __DIR__ . '/../requests.lock', 'c' );
flock( $GLOBALS['requests'], LOCK_SH );
require_once ABSPATH . 'wp-settings.php';
`;

type Stop = () => Promise<void>;

/** Starts the servers of a WordPress in a folder. It adds to a list how each one stops, as soon as it runs. */
const startIn = async (folder: string, version: Version, stops: Stop[]) => {
  const command = await phpCommand(version);
  const { socket, server: database } = await startDatabase(folder);
  stops.unshift(() => end(database));
  await createDatabase(folder, socket);
  const site = join(folder, 'site');
  await run('cp', ['--recursive', await wordpressFolder(version), site], folder);
  const host = `localhost:${await freePort('localhost')}`;
  const server = `http://${host}`;
  const { origin: address, close } = await openSite({ server, files: site });
  stops.unshift(close);
  await writeFile(join(site, 'wp-config.php'), configuration(socket, address));
  await run(command, [join(scripts, 'install.php'), site, address], folder);
  await copyFile(join(scripts, 'run.php'), join(site, 'run.php'));
  // Files of the plugin change between two requests.
  const php = spawn(command, ['-d', 'opcache.revalidate_freq=0', '-S', host, '-t', site], {
    stdio: 'ignore',
    // It serves this number of requests at a time.
    env: { ...process.env, PHP_CLI_SERVER_WORKERS: '3' },
  });
  stops.unshift(() => end(php));
  await until(() => succeeds(fetch(server)), 'WordPress');
  return { site, address, server };
};

/** Installs a WordPress in a temporary folder and serves it. */
export const startWordPress = async (version: Version): Promise<WordPress> => {
  if (!existsSync(databaseServer))
    throw new Error('WordPress needs a database: apt-get install --no-install-recommends mariadb-server');
  const folder = await mkdtemp(join(tmpdir(), 'donation-widget-wordpress-'));
  const stops: Stop[] = [];
  const stop = async () => {
    for (const stopServer of stops) await stopServer();
    await rm(folder, { recursive: true, force: true, maxRetries: 5 });
  };
  try {
    const { site, address, server } = await startIn(folder, version, stops);
    const log = join(folder, 'php.log');
    return {
      address,
      version,
      plugins: join(site, 'wp-content/plugins'),
      php: async <Result>(code: string, given: unknown = null) => {
        // The server keeps WordPress compiled: a command takes ten times as long.
        const body = JSON.stringify({ code, given });
        const answer = await fetch(`${server}/run.php`, { method: 'POST', body });
        const text = await answer.text();
        if (!answer.ok) throw new Error(`PHP answers ${answer.status}: ${text}`);
        return JSON.parse(text) as Result;
      },
      warnings: async () => {
        const lines = existsSync(log) ? (await readFile(log, 'utf8')).split('\n') : [];
        return lines.filter((line) => /plugins\/donation-widget|donation_|called incorrectly/.test(line));
      },
      stop,
    };
  } catch (error) {
    await stop();
    throw error;
  }
};
