import { once } from 'node:events';
import { createServer, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { expect } from '@open-wc/testing';
import type { Fetch } from '../../../tools/check/service.js';
import { until } from '../../support/elements/until.js';
import { openSandbox } from '../../support/sandbox/sandbox.js';
import { instead, key } from '../../support/check/altered-service.js';
import { command, given } from '../../support/check/run-command.js';

const megabyte = 1_000_000;

/** An answer that sends as long as somebody reads it. */
const endless = (status = 200) => {
  const seen = { sent: 0, isCancelled: false };
  const body = new ReadableStream<Uint8Array>({
    pull: (controller) => {
      seen.sent += 65_536;
      // A check without a limit must fail here, not fill the memory.
      if (seen.sent > 50 * megabyte) controller.close();
      else controller.enqueue(new Uint8Array(65_536).fill(0x20));
    },
    cancel: () => {
      seen.isCancelled = true;
    },
  });
  return { seen, answer: () => new Response(body, { status }) };
};

/** A service on this machine that answers with `respond`. */
const serviceThat = async (respond: (response: ServerResponse) => void) => {
  const connections = { closed: 0 };
  const server = createServer((request, response) => {
    request.resume();
    response.once('close', () => {
      connections.closed += 1;
    });
    respond(response);
  }).listen(0, '127.0.0.1');
  await once(server, 'listening');
  const { port } = server.address() as AddressInfo;
  return {
    connections,
    address: `http://127.0.0.1:${port}/api/v1`,
    close: async () => {
      const closed = once(server, 'close');
      server.close();
      server.closeAllConnections();
      await closed;
    },
  };
};

const realFetch: Fetch = (request) => fetch(request);

describe('An answer that never ends', () => {
  for (const status of [200, 302, 401, 404, 500])
    it(`with status ${status} is read up to 1 MB and cancelled`, async () => {
      const { seen, answer } = endless(status);
      const { code, complained } = await command(given, () => Promise.resolve(answer()));
      expect(code).to.equal(2);
      expect(complained).to.equal("Can't check the service: its answer is larger than 1 MB.");
      expect(seen.isCancelled).to.be.true;
      expect(seen.sent).to.be.below(2 * megabyte);
    });

  it('later in the run is one row of the table', async () => {
    const sandbox = openSandbox();
    const { answer, seen } = endless();
    const altered = instead(({ url }) => url.includes('/subscription/sub'), answer);
    const { code, printed } = await command(given, altered(sandbox.fetch));
    expect(code).to.equal(2);
    expect(printed).to.contain('NO ANSWER');
    expect(printed).to.contain('the answer is larger than 1 MB');
    expect(seen.sent).to.be.below(2 * megabyte);
  });

  it('ends its connection to a real service', async () => {
    let sent = 0;
    const chunk = Buffer.alloc(65_536, ' ');
    const { address, connections, close } = await serviceThat((response) => {
      response.writeHead(200, { 'content-type': 'application/json' });
      const send = () => {
        while (!response.destroyed && sent < 500 * megabyte) {
          sent += chunk.length;
          if (!response.write(chunk)) return;
        }
        response.end();
      };
      response.on('drain', send);
      send();
    });
    const { code } = await command([address, '--key', key], realFetch);
    await until(() => connections.closed === 1, 'The connection stays open.');
    await close();
    expect(code).to.equal(2);
    // The network buffers a few megabytes.
    expect(sent).to.be.below(50 * megabyte);
  });

  it('and trickles is given up after the time limit', async () => {
    const started: (() => void)[] = [];
    const { address, connections, close } = await serviceThat((response) => {
      response.writeHead(200, { 'content-type': 'application/json' });
      response.write(' ');
      for (const start of started) start();
    });
    // The limit of the request ends while the body arrives.
    const timeLimit = (seconds: number) => {
      const limit = new AbortController();
      if (seconds === 3) started.push(() => limit.abort());
      return limit.signal;
    };
    const { code, complained } = await command([address, '--key', key, '--timeout', '3'], realFetch, {
      timeLimit,
    });
    await until(() => connections.closed === 1, 'The connection stays open.');
    await close();
    expect(code).to.equal(2);
    expect(complained).to.equal("Can't reach the service: no answer within 3 seconds.");
  });

  it('is given up after the time limit even if the connection ignores it', async () => {
    const limit = new AbortController();
    const answer = () => {
      queueMicrotask(() => limit.abort());
      return Promise.resolve(new Response(new ReadableStream()));
    };
    const timeLimit = (seconds: number) => (seconds === 3 ? limit.signal : new AbortController().signal);
    const { complained } = await command([...given, '--timeout', '3'], answer, { timeLimit });
    expect(complained).to.equal("Can't reach the service: no answer within 3 seconds.");
  });

  it('in its headers is refused', async () => {
    const { address, close } = await serviceThat((response) => {
      response.socket?.write('HTTP/1.1 200 OK\r\n');
      const header = `x-flood: ${'a'.repeat(8_000)}\r\n`;
      const send = () => {
        while (response.socket?.writable && response.socket.write(header));
      };
      response.socket?.on('drain', send);
      response.socket?.on('error', () => undefined);
      send();
    });
    const { code, complained } = await command([address, '--key', key], realFetch);
    await close();
    expect(code).to.equal(2);
    expect(complained).to.contain("Can't reach the service: no connection");
  });
});

it('An answer of exactly 1 MB is read', async () => {
  const sandbox = openSandbox();
  const padded: Fetch = async (request) => {
    const response = await sandbox.fetch(request);
    const { status, headers } = response;
    const text = await response.text();
    return new Response(text + ' '.repeat(megabyte - Buffer.byteLength(text)), {
      status,
      headers: { ...Object.fromEntries(headers) },
    });
  };
  const { code } = await command(given, padded);
  expect(code).to.equal(0);
});
