import { readFile } from 'node:fs/promises';
import { createServer } from 'node:https';
import { join } from 'node:path';
import { getCertificate } from '@vitejs/plugin-basic-ssl';
import { listen } from '../listen.js';

/** A charity’s host with the built scripts, and a blank page to paste code into. */
export type Site = {
  origin: string;
  /** The address of the folder of the scripts, with a slash at the end. */
  scripts: string;
  paste: (snippet: string) => void;
  close: () => Promise<void>;
};

/**
 * @param folder the folder for its certificate
 * @param built the folder of the built scripts
 */
export const openSite = async (folder: string, built: string): Promise<Site> => {
  const pem = await getCertificate(join(folder, 'certificate'));
  const scripts = '/give/';
  let pasted = '';
  const server = createServer({ key: pem, cert: pem }, (request, response) => {
    const path = request.url ?? '/';
    if (!path.startsWith(scripts)) {
      const page = `<!doctype html><html lang="en-GB"><title>Give</title><link rel="icon" href="data:,">${pasted}`;
      response.setHeader('content-type', 'text/html; charset=utf-8').end(page);
      return;
    }
    readFile(join(built, path.slice(scripts.length))).then(
      (script) => response.setHeader('content-type', 'text/javascript').end(script),
      () => response.writeHead(404).end(),
    );
  });
  const { origin, close } = await listen(server);
  return {
    origin,
    scripts: `${origin}${scripts}`,
    paste: (snippet) => {
      pasted = snippet;
    },
    close,
  };
};
