import type { Server } from 'node:http';
import type { Clock } from './context.js';

/**
 * Writes a line for each answer: time, method, path, status and milliseconds. It never writes a query, a header or
 * a body, because they contain keys and payers' data.
 */
export const logRequests = (server: Server, clock: Clock, write: (line: string) => void): void => {
  server.on('request', ({ method = '', url = '' }, response) => {
    const start = clock.now();
    response.once('close', () => {
      const path = url.replace(/[?#].*$/s, '').replace(/[^\x21-\x7e]/g, '?');
      const status = response.writableFinished ? response.statusCode : 'cut';
      const duration = clock.now().getTime() - start.getTime();
      write(`${start.toISOString()} ${method} ${path} ${status} ${duration} ms`);
    });
  });
};
