import { DonationClient } from '../../../src/client/index.js';
import type { DonationService } from '../../../src/client/donation-client.js';
import edge from '../../fixtures/edge-inputs.json' with { type: 'json' };

export const publishableKey = 'pk_test_4ZpQ7w';

export type Answer = (init: RequestInit, url: string) => Response | Promise<Response>;

/** The real client with a fake network that gives these answers in order and repeats the last one. */
export const stagedService = (...answers: Answer[]) => {
  const requests: { url: string; init: RequestInit }[] = [];
  const client = new DonationClient({
    baseUrl: 'https://service.example/api/v1',
    publishableKey,
    fetch: (input, init = {}) => {
      const url = String(input);
      const answer = answers[Math.min(requests.length, answers.length - 1)];
      requests.push({ url, init });
      // A real fetch rejects. It never throws synchronously.
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

/** The error of a browser that is offline, can't read the answer or can't connect. */
export const unreachable: Answer = () => Promise.reject(new TypeError('Failed to fetch'));

/** The connection breaks in the middle of the body. */
export const cut: Answer = () =>
  new Response(
    new ReadableStream({
      start: (controller) => controller.enqueue(new TextEncoder().encode('{"checkout_url":"https://pay')),
      pull: (controller) => controller.error(new TypeError('network error')),
    }),
  );

/** No answer arrives until the client times out. */
export const hang: Answer = () => new Promise(() => undefined);

export const created = json(edge.meta.fixtures.checkout_ok);
