// The packaged sandbox in a process of its own, as `npx donation-widget sandbox` starts it.
import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { Agent, request } from 'node:http';
import process from 'node:process';
import { rootDir } from '../../test/runners/files.js';

export const key = 'pk_test_sandbox';

const headers = { authorization: `Bearer ${key}`, 'content-type': 'application/json' };

/** Over connections that stay open. Rejects unless the status is the expected one. */
const ask = (agent, url, { method = 'GET', body, status = 200 } = {}) =>
  new Promise((resolve, reject) => {
    const asked = request(url, { agent, method, headers }, async (response) => {
      let text = '';
      for await (const part of response.setEncoding('utf8')) text += part;
      if (response.statusCode === status) resolve(text);
      else reject(new Error(`${method} ${url} was answered with ${response.statusCode}, not ${status}.`));
    });
    asked.once('error', reject);
    asked.end(body);
  });

export const startSandbox = async () => {
  const child = spawn(
    process.execPath,
    [
      '--expose-gc',
      '--import',
      './proofs/soak/report-memory.js',
      'dist/cli/cli.js',
      'sandbox',
      '--port',
      '0',
    ],
    { cwd: rootDir, stdio: ['ignore', 'pipe', 'inherit', 'ipc'] },
  );
  // It must also end if a part fails.
  process.once('exit', () => child.kill());
  let output = '';
  child.stdout.setEncoding('utf8').on('data', (text) => {
    output += text;
  });
  while (!/http:\/\/\S+:\d+/.test(output)) await once(child.stdout, 'data');
  const [origin] = /http:\/\/[^/\s]+:\d+/.exec(output);
  const agent = new Agent({ keepAlive: true, maxSockets: 250 });
  return {
    origin,
    /** Creates a one-time donation of £25. Returns its slug. */
    create: async () => {
      const body = JSON.stringify({
        payment_type: 'one_time',
        currency: 'GBP',
        line_items: [{ quantity: 1, amount: 2500 }],
        payer: { email: 'ada@example.org' },
      });
      const url = `${origin}/api/v1/payment-session/checkout`;
      return JSON.parse(await ask(agent, url, { method: 'POST', body })).slug;
    },
    read: (slug, status = 200) => ask(agent, `${origin}/api/v1/payment-session/${slug}`, { status }),
    /** What the process holds after a garbage collection. */
    measure: async () => {
      child.send('measure');
      const [measured] = await once(child, 'message');
      return measured;
    },
    close: async () => {
      agent.destroy();
      child.kill();
      await once(child, 'exit');
    },
  };
};
