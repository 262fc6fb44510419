import { Agent, request } from 'node:http';
import { text } from 'node:stream/consumers';
import { headers } from '../../support/sandbox/over-http.js';
import { oneTime } from '../../support/sandbox/requests.js';
import { expect, test } from '../../support/sandbox/stand-alone.js';

const clients = 50;
const checkoutsOfClient = 10;

/** A percentile of the times, in whole milliseconds. */
const percentile = (times: readonly number[], share: number) =>
  Math.round([...times].sort((a, b) => a - b)[Math.ceil(times.length * share) - 1] ?? NaN);

const timed = async <Value>(times: number[], work: () => Promise<Value>): Promise<Value> => {
  const start = performance.now();
  const value = await work();
  times.push(performance.now() - start);
  return value;
};

/** Sends requests over connections that stay open, because `fetch` would use more CPU than the sandbox. */
const ask = (agent: Agent, url: string, method: string, body?: unknown) =>
  new Promise<{ status: number | undefined; text: string }>((resolve, reject) => {
    const asked = request(url, { agent, method, headers }, (response) => {
      text(response).then((all) => resolve({ status: response.statusCode, text: all }), reject);
    });
    asked.once('error', reject);
    asked.end(body && JSON.stringify(body));
  });

test('500 checkouts from 50 clients at the same time are all stored correctly', async ({ place }) => {
  const { origin } = await place.start();
  const creates: number[] = [];
  const reads: number[] = [];
  const expected: object[] = [];
  const found: unknown[] = [];
  const agent = new Agent({ keepAlive: true, maxSockets: clients });

  const createAndRead = async (client: number): Promise<string[]> => {
    const slugs: string[] = [];
    for (let count = 0; count < checkoutsOfClient; count += 1) {
      const amount = 100 + client * checkoutsOfClient + count;
      const email = `payer-${amount}@example.org`;
      const checkout = { ...oneTime, line_items: [{ quantity: 1, amount }], payer: { email } };
      const creation = await timed(creates, () =>
        ask(agent, `${origin}/api/v1/payment-session/checkout`, 'POST', checkout),
      );
      if (creation.status !== 200) throw new Error(creation.text);
      const { slug } = JSON.parse(creation.text) as { slug: string };
      const read = await timed(reads, () => ask(agent, `${origin}/api/v1/payment-session/${slug}`, 'GET'));
      expected.push({ slug, amount, payer: { email } });
      found.push(JSON.parse(read.text));
      slugs.push(slug);
    }
    return slugs;
  };

  const begun = performance.now();
  const slugs = (
    await Promise.all(Array.from({ length: clients }, (_, client) => createAndRead(client)))
  ).flat();
  const seconds = (performance.now() - begun) / 1_000;
  agent.destroy();
  expect(found).toMatchObject(expected);
  expect(new Set(slugs).size).toBe(clients * checkoutsOfClient);

  const line = (name: string, times: readonly number[]) =>
    `${name}: ${times.length}, median ${percentile(times, 0.5)} ms, 95 % within ${percentile(times, 0.95)} ms`;
  console.log(
    [
      `${clients} clients, ${seconds.toFixed(1)} s, ${Math.round((creates.length + reads.length) / seconds)} requests a second`,
      line('creates', creates),
      line('reads', reads),
    ].join('\n'),
  );
});
