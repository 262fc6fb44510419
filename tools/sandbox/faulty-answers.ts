import type { Context, MiddlewareHandler } from 'hono';
import type { ContentfulStatusCode } from 'hono/utils/http-status';
import { internalServerError, type Issue } from './error-response.js';
import type { Endpoint, Fault, StagedFaults } from './faults.js';
import type { Connection } from './loopback.js';
import type { Timer } from './context.js';

const endpointOf = (method: string, path: string): Endpoint | undefined => {
  if (/\/payment-session\/checkout$/.test(path)) return method === 'POST' ? 'create_checkout' : undefined;
  if (method !== 'GET') return undefined;
  if (/\/payment-session\/[^/]+$/.test(path)) return 'payment_session';
  return /\/subscription\/[^/]+$/.test(path) ? 'subscription' : undefined;
};

const error = (c: Context, fault: Extract<Fault, { fault: 'status' }>) => {
  if (fault.retry_after !== undefined) {
    c.header('retry-after', String(fault.retry_after));
  }
  const message = `Simulated error ${fault.status}.`;
  const issues = fault.paths?.map((path): Issue => ({ path, code: 'invalid_value' }));
  c.res = c.json({ error: { message, ...(issues && { issues }) } }, fault.status as ContentfulStatusCode);
  if (!fault.cors) {
    for (const name of [...c.res.headers.keys()]) {
      if (name.startsWith('access-control-')) c.res.headers.delete(name);
    }
  }
};

// The first half needs time to be sent before the connection closes.
const timeBeforeCut = 100;

// RFC 9113, section 7. In HTTP/2, a stream that is destroyed without an error looks complete.
const internalError = 2;

const cut = async (c: Context<{ Bindings: Connection }>, timer: Timer) => {
  const whole = new Uint8Array(await c.res.arrayBuffer());
  const half = whole.slice(0, Math.ceil(whole.length / 2));
  let isSent = false;
  const body = new ReadableStream<Uint8Array>({
    async pull(controller) {
      if (!isSent) {
        isSent = true;
        controller.enqueue(half);
        return;
      }
      await timer.wait(timeBeforeCut);
      const { outgoing } = c.env;
      // Closing the connection avoids the error that the server would log for a failed stream.
      if (outgoing?.stream) outgoing.stream.close(internalError);
      else if (outgoing) outgoing.destroy();
      else controller.error(new TypeError('The connection was cut.'));
    },
  });
  const headers = new Headers(c.res.headers);
  headers.set('content-length', String(whole.length));
  c.res = new Response(body, { status: c.res.status, headers });
};

/** Replaces members of a successful answer. An error stays as it is. */
const change = async (c: Context, members: Record<string, unknown>) => {
  if (!c.res.ok) return;
  const { status, headers } = c.res;
  const body = (await c.res.json()) as Record<string, unknown>;
  c.res = new Response(JSON.stringify({ ...body, ...members }), { status, headers });
};

/** Answers with simulated errors. Preflights and other paths get their usual answers. */
export const faultyAnswers =
  (faults: StagedFaults, timer: Timer): MiddlewareHandler<{ Bindings: Connection }> =>
  async (c, next) => {
    const endpoint = endpointOf(c.req.method, c.req.path);
    const fault = endpoint && (await faults.take(endpoint));
    const given = c.req.raw.signal;
    const signal = fault ? AbortSignal.any([given, faults.ended]) : given;
    switch (fault?.fault) {
      case undefined:
        await next();
        return;
      case 'delay':
        await timer.wait(fault.milliseconds, signal);
        // If the client has gone or the sandbox is closing, nobody would learn about a new checkout, so none is made.
        if (signal.aborted) c.res = internalServerError(c);
        else await next();
        return;
      case 'hang':
        await new Promise<void>((resolve) => {
          if (signal.aborted) resolve();
          else signal.addEventListener('abort', () => resolve());
        });
        c.res = internalServerError(c);
        return;
      case 'cut':
        await next();
        await cut(c, timer);
        return;
      case 'answer':
        await next();
        await change(c, fault.change);
        return;
      case 'status':
        error(c, fault);
        return;
      case 'malformed':
        c.res = c.body('{"checkout_url": "https://', 200, { 'content-type': 'application/json' });
        return;
      case 'empty':
        c.res = c.body('', 200, { 'content-type': 'application/json' });
        return;
      case 'html':
        c.res = c.html('<!doctype html><title>Sign in to the network</title><p>Please sign in.</p>');
        return;
    }
  };
