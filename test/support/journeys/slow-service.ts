import { once } from 'node:events';
import { createServer, type IncomingMessage, type ServerResponse } from 'node:http';
import { json } from 'node:stream/consumers';
import { listen } from '../listen.js';

type Body = { payment_type: string; line_items: { amount: number }[] };

/** A request that waits for its answer. */
export type Held = {
  /** Answers it. */
  answer(): void;
  /** Resolves when the request has ended. True if it was answered. */
  ended: Promise<boolean>;
};

const cors = {
  'access-control-allow-origin': '*',
  'access-control-allow-headers': '*',
};

/** A service and its payment page that answer when the test says so. Each page shows the type and the amount. */
export const startSlowService = async () => {
  const bodies: Body[] = [];
  const posts: Held[] = [];
  const pages: Held[] = [];
  let origin = '';

  const hold = (list: Held[], response: ServerResponse, answer: () => void) => {
    const ended = once(response, 'close').then(() => response.writableFinished);
    list.push({ answer, ended });
  };

  const create = async (request: IncomingMessage, response: ServerResponse) => {
    const place = bodies.push((await json(request)) as Body) - 1;
    hold(posts, response, () => {
      const type = bodies[place]?.payment_type;
      const checkout_url = `${origin}/pay/${place}`;
      response.writeHead(200, { ...cors, 'content-type': 'application/json' });
      response.end(JSON.stringify({ checkout_url, slug: `slug_${place}`, type, expires_at: null }));
    });
  };

  const server = createServer((request, response) => {
    const [, place] = /^\/pay\/(\d+)$/.exec(request.url ?? '') ?? [];
    if (request.method === 'OPTIONS') response.writeHead(204, cors).end();
    else if (request.method === 'POST') void create(request, response);
    else if (place !== undefined) {
      hold(pages, response, () => {
        const body = bodies[Number(place)];
        response.writeHead(200, { 'content-type': 'text/html' });
        response.end(`<h1>${body?.payment_type} ${body?.line_items[0]?.amount}</h1>`);
      });
    } else response.writeHead(404, cors).end();
  });
  const listening = await listen(server);
  origin = listening.origin;
  return {
    baseUrl: `${origin}/api/v1`,
    posts,
    pages,
    close: listening.close,
  };
};
