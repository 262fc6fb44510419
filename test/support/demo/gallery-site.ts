import { createServer } from 'node:https';
import { join } from 'node:path';
import { getCertificate } from '@vitejs/plugin-basic-ssl';
import { listen } from '../listen.js';

/** A charity’s host with a blank page to paste code into. */
export type Site = {
  origin: string;
  paste: (snippet: string, language: string | null) => void;
  close: () => Promise<void>;
};

/** @param folder the folder for its certificate */
export const openSite = async (folder: string): Promise<Site> => {
  const pem = await getCertificate(join(folder, 'certificate'));
  let page = '';
  const server = createServer({ key: pem, cert: pem }, (_request, response) => {
    response.setHeader('content-type', 'text/html; charset=utf-8').end(page);
  });
  const { origin, close } = await listen(server);
  return {
    origin,
    paste: (snippet, language) => {
      page = `<!doctype html><html lang="${language ?? ''}"><title>Give</title><link rel="icon" href="data:,">${snippet}`;
    },
    close,
  };
};
