import { spawn, type ChildProcess } from 'node:child_process';
import { once } from 'node:events';
import { existsSync } from 'node:fs';
import { chmod, mkdir, mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import { createServer } from 'node:http';
import { tmpdir, userInfo } from 'node:os';
import { join } from 'node:path';
import { setTimeout as after } from 'node:timers/promises';
import { listen } from '../listen.js';
import { run } from '../package/packed.js';

const source = '/usr/share/wordpress';
const needed = [source, '/usr/sbin/mariadbd', '/usr/bin/php'];
const packages =
  'wordpress mariadb-server php-cli php-mysql php-xml php-mbstring wordpress-theme-twentytwentyone wordpress-theme-twentytwentythree';

const scripts = join(import.meta.dirname, 'php');

/** The owner of the database: its server refuses to run as root. */
const databaseUser = userInfo().uid === 0 ? 'mysql' : userInfo().username;

export type WordPress = {
  /** The address of the site, without a final slash. */
  address: string;
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
  for (let tries = 0; tries < 300; tries += 1) {
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
  const options = ['--no-defaults', `--user=${databaseUser}`, `--datadir=${data}`];
  await run('mariadb-install-db', [...options, '--auth-root-authentication-method=normal'], folder);
  const server = spawn('/usr/sbin/mariadbd', [...options, `--socket=${socket}`, '--skip-networking'], {
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

const configuration = (socket: string) => `<?php
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
require_once ABSPATH . 'wp-settings.php';
`;

/** A copy of Debian's WordPress with its themes. */
const copySite = async (folder: string, socket: string): Promise<string> => {
  const site = join(folder, 'site');
  // Debian links to files of other packages.
  await run('cp', ['--recursive', '--dereference', source, site], folder);
  await writeFile(join(site, 'wp-config.php'), configuration(socket));
  return site;
};

const freeAddress = async (): Promise<string> => {
  const { origin, close } = await listen(createServer());
  await close();
  return origin;
};

/** Starts the servers of a WordPress in a folder, and adds each to a list as soon as it runs. */
const startIn = async (folder: string, servers: ChildProcess[]) => {
  const { socket, server: database } = await startDatabase(folder);
  servers.push(database);
  await createDatabase(folder, socket);
  const site = await copySite(folder, socket);
  const address = await freeAddress();
  await run('php', [join(scripts, 'install.php'), site, address], folder);
  servers.unshift(spawn('php', ['-S', address.replace('http://', ''), '-t', site], { stdio: 'ignore' }));
  await until(() => succeeds(fetch(address)), 'WordPress');
  return { site, address };
};

/** Installs WordPress in a temporary folder and serves it. */
export const startWordPress = async (): Promise<WordPress> => {
  if (needed.some((file) => !existsSync(file)))
    throw new Error(`WordPress is missing: apt-get install --no-install-recommends ${packages}`);
  const folder = await mkdtemp(join(tmpdir(), 'donation-widget-wordpress-'));
  const servers: ChildProcess[] = [];
  const stop = async () => {
    for (const server of servers) await end(server);
    await rm(folder, { recursive: true, force: true, maxRetries: 5 });
  };
  try {
    const { site, address } = await startIn(folder, servers);
    const log = join(folder, 'php.log');
    return {
      address,
      plugins: join(site, 'wp-content/plugins'),
      php: async <Result>(code: string, given: unknown = null) => {
        const command = [join(scripts, 'run.php'), site, code, JSON.stringify(given)];
        return JSON.parse((await run('php', command, folder)).stdout) as Result;
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
