import { readFile } from 'node:fs/promises';
import { createServer } from 'node:http';
import { extname, join, normalize } from 'node:path';
import { listen } from '../listen.js';

const types: Record<string, string> = {
  '.html': 'text/html; charset=utf-8',
  '.js': 'text/javascript',
  '.css': 'text/css',
  '.svg': 'image/svg+xml',
  '.png': 'image/png',
  '.jpg': 'image/jpeg',
};

export type FileServer = {
  origin: string;
  /** The method, path and status of each request. */
  log: string[];
  /** Also serves another file or directory, at a path below the folder. */
  add(path: string, source: string): void;
  close(): Promise<void>;
};

/** Only serves the files of a directory, below a folder of its host. */
export const serveFiles = async (directory: string, folder: string): Promise<FileServer> => {
  const log: string[] = [];
  const added = new Map<string, string>();
  const sourceOf = (path: string) => {
    for (const [start, source] of added) {
      if (path === start || path.startsWith(`${start}/`)) return source + path.slice(start.length);
    }
    return join(directory, path);
  };
  const contentOf = async (pathname: string) => {
    if (!pathname.startsWith(folder)) return undefined;
    const path = normalize(decodeURIComponent(pathname.slice(folder.length)));
    const file = sourceOf(pathname.endsWith('/') ? `${path}/index.html` : path);
    const content = await readFile(file).catch(() => undefined);
    return content && { content, type: types[extname(file)] ?? 'application/octet-stream' };
  };

  const server = createServer((request, response) => {
    const { pathname } = new URL(request.url ?? '', 'http://localhost');
    void contentOf(pathname).then((found) => {
      const status = !found ? 404 : request.method === 'GET' ? 200 : 405;
      log.push(`${request.method ?? ''} ${pathname} ${status}`);
      if (found && status === 200) response.writeHead(200, { 'content-type': found.type }).end(found.content);
      else response.writeHead(status).end();
    });
  });
  const { origin, close } = await listen(server);
  return {
    origin,
    log,
    add: (path, source) => {
      added.set(path, source);
    },
    close,
  };
};
