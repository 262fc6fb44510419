import { DonationClient } from '../../src/client/index.js';
import type { DonationService } from '../../src/client/donation-client.js';
import edge from '../fixtures/edge-inputs.json' with { type: 'json' };

export const publishableKey = 'pk_test_4ZpQ7w';

export type Answer = (init: RequestInit, url: string) => Response | Promise<Response>;

/** The real client before a network that answers as staged, the last answer again and again. */
export const stagedService = (...answers: Answer[]) => {
  const requests: { url: string; init: RequestInit }[] = [];
  const client = new DonationClient({
    baseUrl: 'https://service.example/api/v1',
    publishableKey,
    fetch: (input, init = {}) => {
      const url = String(input);
      const answer = answers[Math.min(requests.length, answers.length - 1)];
      requests.push({ url, init });
      // A real one rejects; it never throws at once.
      return Promise.resolve().then(() => answer?.(init, url) ?? Response.error());
    },
  });
  return Object.assign(client, { requests }) satisfies DonationService;
};

export const json =
  (body: unknown, status = 200, headers: Record<string, string> = {}): Answer =>
  () =>
    new Response(JSON.stringify(body), { status, headers });

export const text =
  (body: string | null, status = 200, headers: Record<string, string> = {}): Answer =>
  () =>
    new Response(body, { status, headers });

/** As a browser says it that is offline, that may not read the answer, or whose connection was refused. */
export const unreachable: Answer = () => Promise.reject(new TypeError('Failed to fetch'));

/** The connection ends in the middle of the body. */
export const cut: Answer = () =>
  new Response(
    new ReadableStream({
      start: (controller) => controller.enqueue(new TextEncoder().encode('{"checkout_url":"https://pay')),
      pull: (controller) => controller.error(new TypeError('network error')),
    }),
  );

/** No answer until the client gives up. */
export const hang: Answer = () => new Promise(() => undefined);

export const created = json(edge.meta.fixtures.checkout_ok);
