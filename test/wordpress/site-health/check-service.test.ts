import { expect } from '@open-wc/testing';
import { DonationClient } from '../../../src/client/donation-client.js';
import { checkService, findingOfAccess } from '../../../wordpress/site-health/check-service.js';

const access = { baseUrl: 'https://service.example/api/v1', publishableKey: 'pk_test_1' };

type Asked = { url: string; method: string };

/** Checks a service that answers in this way, after a number of milliseconds on a clock of the test. */
const check = async (
  answer: () => Response | Promise<Response>,
  { took = 100, isAnswered = true, timeout = 10_000 } = {},
) => {
  const asked: Asked[] = [];
  let time = 0;
  const client = new DonationClient({
    ...access,
    timeout,
    fetch: async (url, init) => {
      asked.push({ url: url instanceof Request ? url.url : String(url), method: init?.method ?? 'GET' });
      time += took;
      return answer();
    },
  });
  const finding = await checkService({
    client,
    isAnswered: () => Promise.resolve(isAnswered),
    now: () => time,
  });
  return { finding, asked };
};

const json = (status: number) => () => Response.json({ error: 'not known' }, { status });
const page = (status: number) => () => new Response('<!doctype html><h1>Not found</h1>', { status });
const noAnswer = () => Promise.reject(new TypeError('Failed to fetch'));

describe('The check of the payment service', () => {
  it('reads a donation that doesn’t exist, once, and creates nothing', async () => {
    const { finding, asked } = await check(json(404));
    expect(finding).to.equal('ready');
    expect(asked).to.deep.equal([
      { url: 'https://service.example/api/v1/payment-session/ps_connection_check', method: 'GET' },
    ]);
  });

  for (const [means, answer, options, finding] of [
    ['a service that finds the slug wrong', json(400), {}, 'ready'],
    ['an answer at the limit', json(404), { took: 3_000 }, 'ready'],
    ['an answer after the limit', json(404), { took: 3_001 }, 'slow'],
    ['a refused key', json(401), {}, 'key'],
    ['a forbidden key', json(403), {}, 'key'],
    ['a page instead of JSON', page(404), {}, 'not-service'],
    ['a page that is found', page(200), {}, 'not-service'],
    ['JSON of something else', json(200), {}, 'not-service'],
    ['another status', json(405), {}, 'not-service'],
    ['an error of the service', json(500), {}, 'error'],
    ['an error of a server before the service', page(502), {}, 'error'],
    ['too many requests', json(429), {}, 'error'],
    ['an answer without CORS', noAnswer, { isAnswered: true }, 'blocked'],
    ['no answer at all', noAnswer, { isAnswered: false }, 'unreachable'],
    ['an answer that doesn’t come', () => new Promise<Response>(() => undefined), { timeout: 1 }, 'timeout'],
  ] as const) {
    it(`finds “${finding}” for ${means}`, async () => {
      expect((await check(answer, options)).finding).to.equal(finding);
    });
  }

  for (const [finding, wrong] of [
    ['not-service', { baseUrl: 'https://service.example' }],
    ['key', { publishableKey: 'sk_test_1' }],
  ] as const) {
    it(`finds “${finding}” if no client can be made`, () => {
      let error: unknown;
      try {
        new DonationClient({ ...access, ...wrong });
      } catch (thrown) {
        error = thrown;
      }
      expect(findingOfAccess(error)).to.equal(finding);
    });
  }
});
