import { createServer } from 'node:http';
import { listen } from '../listen.js';

export const token = 'token-that-nobody-may-read';

/**
 * Starts a server that refuses every request, like a libSQL server with another token, and sends the request back.
 */
export const refusingServer = async () => {
  const asked: (string | undefined)[] = [];
  const server = createServer((request, response) => {
    asked.push(request.headers.authorization);
    response.writeHead(401, { 'content-type': 'application/json' });
    response.end(JSON.stringify({ error: `Refused: ${request.headers.authorization}` }));
  });
  const { origin, close } = await listen(server);
  return { asked, url: origin, close };
};
