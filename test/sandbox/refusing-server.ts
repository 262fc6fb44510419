import { once } from 'node:events';
import { createServer } from 'node:http';

export const token = 'token-that-nobody-may-read';

/** What refuses everybody as a libSQL server does whose token is another, and repeats what it was sent. */
export const refusingServer = async () => {
  const asked: (string | undefined)[] = [];
  const server = createServer((request, response) => {
    asked.push(request.headers.authorization);
    response.writeHead(401, { 'content-type': 'application/json' });
    response.end(JSON.stringify({ error: `Refused: ${request.headers.authorization}` }));
  });
  server.listen(0, '127.0.0.1');
  await once(server, 'listening');
  const bound = server.address();
  if (typeof bound !== 'object' || bound === null) throw new Error('The server has no port.');
  return { asked, url: `http://127.0.0.1:${bound.port}`, close: () => server.close() };
};
