// Starts the web servers of Debian, each with a configuration of `serving`. They need the packages below.
import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { existsSync } from 'node:fs';
import { readFile, writeFile } from 'node:fs/promises';
import { connect } from 'node:net';
import { join } from 'node:path';
import { setTimeout as after } from 'node:timers/promises';
import { freePort, type Listening } from '../support/listen.js';

const programs = {
  nginx: { path: '/usr/sbin/nginx', packages: 'nginx libnginx-mod-http-brotli-filter' },
  apache: { path: '/usr/sbin/apache2', packages: 'apache2-bin' },
};

export type WebServer = keyof typeof programs;

type Setup = {
  /** The folder that has the files, and that the server writes to. */
  folder: string;
  /** The lines of `serving`, with the folder of the files. */
  lines: string;
  port: number;
};

/** A whole configuration with the lines of the page, and the arguments that start the server with it. */
const setups: Record<WebServer, (setup: Setup) => { text: string; args: (file: string) => string[] }> = {
  nginx: ({ folder, lines, port }) => ({
    text: `
      load_module /usr/lib/nginx/modules/ngx_http_brotli_filter_module.so;
      daemon off;
      # One process, of the user who runs the tests.
      master_process off;
      pid ${folder}/nginx.pid;
      events {}
      http {
        access_log off;
        ${['client_body', 'proxy', 'fastcgi', 'uwsgi', 'scgi']
          .map((name) => `${name}_temp_path ${folder}/${name};`)
          .join('\n')}
        server {
          listen 127.0.0.1:${port};
          ${lines}
        }
      }`,
    args: (file) => ['-e', 'stderr', '-p', folder, '-c', file],
  }),
  apache: ({ folder, lines, port }) => ({
    text: `
      ServerRoot "${folder}"
      ServerName 127.0.0.1
      Listen 127.0.0.1:${port}
      PidFile "${folder}/apache.pid"
      ErrorLog "${folder}/error.log"
      DocumentRoot "${folder}"
      ${['mpm_prefork', 'authz_core', 'headers', 'filter', 'deflate', 'brotli']
        .map((name) => `LoadModule ${name}_module /usr/lib/apache2/modules/mod_${name}.so`)
        .join('\n')}
      # Only root needs this.
      User nobody
      Group nogroup
      ${lines}`,
    args: (file) => ['-X', '-f', file],
  }),
};

const isListening = (port: number): Promise<boolean> =>
  new Promise((resolve) => {
    const socket = connect(port, '127.0.0.1');
    socket.once('connect', () => {
      socket.destroy();
      resolve(true);
    });
    socket.once('error', () => resolve(false));
  });

/**
 * Starts a web server that serves a folder with the lines of the documentation.
 *
 * @param change changes these lines, as a reader can
 */
export const startServer = async (
  name: WebServer,
  folder: string,
  change: (lines: string) => string = (lines) => lines,
): Promise<Listening> => {
  const { path, packages } = programs[name];
  if (!existsSync(path))
    throw new Error(`This test needs ${name}. On Debian, install it with: .ci/install ${packages}`);
  const port = await freePort('127.0.0.1');
  const shown = await readFile(new URL(`serving/${name}.conf`, import.meta.url), 'utf8');
  const lines = change(shown).replaceAll('/var/www/cdn', folder);
  const { text, args } = setups[name]({ folder, lines, port });
  const file = join(folder, `${name}-${port}.conf`);
  await writeFile(file, text);
  const server = spawn(path, args(file), { stdio: ['ignore', 'ignore', 'pipe'] });
  let output = '';
  server.stderr.on('data', (data) => (output += String(data)));
  while (!(await isListening(port))) {
    if (server.exitCode !== null) throw new Error(`${name} ended:\n${output}`);
    await after(20);
  }
  return {
    origin: `http://127.0.0.1:${port}`,
    close: async () => {
      const closed = once(server, 'close');
      server.kill('SIGKILL');
      await closed;
    },
  };
};
