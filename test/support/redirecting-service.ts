import { createServer, type RequestListener } from 'node:http';
import { text } from 'node:stream/consumers';
import { listen } from './listen.js';

const cors = {
  'access-control-allow-origin': '*',
  'access-control-allow-headers': '*',
  'access-control-allow-methods': '*',
};

const checkout = {
  checkout_url: 'https://elsewhere.example/pay',
  slug: 'ps_elsewhere',
  type: 'one_time',
  expires_at: null,
};

const serve = (listener: RequestListener) =>
  listen(
    createServer((request, response) => {
      if (request.method === 'OPTIONS') response.writeHead(204, cors).end();
      else listener(request, response);
    }),
  );

/** A service that redirects every request to another address, and a record of the requests to that address. */
export const redirectingService = async (status: number) => {
  const asked: string[] = [];
  const elsewhere: string[] = [];
  const other = await serve((request, response) => {
    void text(request).then((body) => {
      elsewhere.push(`${request.method ?? ''} ${body}`);
      response.writeHead(200, { ...cors, 'content-type': 'application/json' });
      response.end(JSON.stringify(checkout));
    });
  });
  const service = await serve((request, response) => {
    asked.push(request.method ?? '');
    response.writeHead(status, { ...cors, location: `${other.origin}/api/v1/anything` }).end();
  });
  const close = async () => {
    await other.close();
    await service.close();
  };
  return { baseUrl: `${service.origin}/api/v1`, asked, elsewhere, close };
};
