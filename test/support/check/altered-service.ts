import { run, type Row } from '../../../tools/check/run.js';
import { form } from '../../../tools/check/statements/form.js';
import { statements } from '../../../tools/check/statements/all.js';
import type { Fetch } from '../../../tools/check/service.js';

export type Json = Record<string, unknown>;

/** The service with one deliberate change. */
export type Alteration = (fetch: Fetch) => Fetch;

/** The requests that were changed. A test fails if its alteration changed none. */
const counted = new WeakMap<Request, boolean>();

export const touched = (request: Request) => counted.set(request, true);

export const jsonOf = (value: unknown) =>
  typeof value === 'object' && value !== null ? (value as Json) : {};

/** The value at a path such as `payer.email` or `line_items.0.total`. */
export const valueAt = (body: unknown, path: string): unknown =>
  path.split('.').reduce((value: unknown, name) => jsonOf(value)[name], body);

/** Sets the value at a path. Undefined removes it. Returns false if the path doesn't exist. */
export const setAt = (body: unknown, path: string, value: unknown) => {
  const names = path.split('.');
  const parent = names.length > 1 ? valueAt(body, names.slice(0, -1).join('.')) : body;
  if (typeof parent !== 'object' || parent === null) return false;
  Reflect.set(parent, names.at(-1) ?? '', value);
  return true;
};

type Exchange = { asked: unknown; body: Json; path: string };

const bodyOf = async (request: Request): Promise<unknown> => {
  const text = await request.clone().text();
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
};

const jsonType = { 'content-type': 'application/json' };

/** Changes the successful answers to one kind of request. `change` returns true if it changed the answer. */
const onAnswer =
  (method: string, place: string, change: (exchange: Exchange) => boolean): Alteration =>
  (fetch) =>
  async (request) => {
    const path = new URL(request.url).pathname;
    const asked = await bodyOf(request);
    const response = await fetch(request);
    if (request.method !== method || !path.includes(place) || !response.ok) return response;
    const body = (await response.json()) as Json;
    if (change({ asked, body, path })) touched(request);
    return new Response(JSON.stringify(body), { status: response.status, headers: jsonType });
  };

type Change = (body: Json, asked: unknown) => boolean;

export const onCreation = (change: Change) =>
  onAnswer('POST', '/checkout', ({ body, asked }) => change(body, asked));

export const onSession = (change: Change) =>
  onAnswer('GET', '/payment-session/', ({ body, asked }) => change(body, asked));

export const onSubscription = (change: Change) =>
  onAnswer('GET', '/subscription/', ({ body, asked }) => change(body, asked));

/** Replaces the service's answer if `is` returns true. */
export const instead =
  (
    is: (request: Request, asked: unknown) => boolean,
    answer: (request: Request, fetch: Fetch) => Response | Promise<Response>,
  ): Alteration =>
  (fetch) =>
  async (request) => {
    if (!is(request, await bodyOf(request))) return fetch(request);
    touched(request);
    return answer(request, fetch);
  };

/** Changes the service's answer if `is` returns true. */
export const rebuilt =
  (is: (request: Request, response: Response) => boolean, as: (response: Response) => Response): Alteration =>
  (fetch) =>
  async (request) => {
    const response = await fetch(request);
    if (!is(request, response)) return response;
    touched(request);
    return as(response);
  };

export const accepted = () =>
  new Response(
    JSON.stringify({
      checkout_url: 'https://pay.example/',
      expires_at: null,
      slug: 'ps_1',
      type: 'one_time',
    }),
    { status: 200, headers: jsonType },
  );

export const isCheckout = (request: Request) => request.method === 'POST';

/** Accepts a checkout that the service must refuse. */
export const accepts = (is: (asked: unknown) => boolean) =>
  instead((request, asked) => isCheckout(request) && is(asked), accepted);

export const statusInstead = (status: number, is: (request: Request, asked: unknown) => boolean) =>
  instead(is, () => new Response('{}', { status, headers: jsonType }));

export const key = 'pk_test_sandbox';

const options = (fetch: Fetch) => ({
  baseUrl: 'http://localhost/api/v1',
  key,
  seconds: 10,
  totalSeconds: 60,
  fetch,
  pause: () => Promise.resolve(),
  timeLimit: () => new AbortController().signal,
});

/** Checks the statement with this text, those for which a function returns true, or all. Returns the rows and how often the service was changed. */
export const check = async (
  fetch: Fetch,
  alteration: Alteration,
  which?: string | ((text: string) => boolean),
) => {
  let times = 0;
  const altered = alteration(fetch);
  const watched: Fetch = async (request) => {
    const response = await altered(request);
    if (counted.has(request)) times += 1;
    return response;
  };
  const rows: Row[] = [];
  const asked = statements.filter(({ text }) =>
    typeof which === 'function' ? which(text) : which === undefined || text === which,
  );
  for await (const row of run(asked, options(watched))) rows.push(row);
  return { rows, times };
};

export const departing = (rows: readonly Row[]) =>
  rows
    .filter(({ finding }) => finding.result === 'departs')
    .map(({ statement }) => `${statement.section} ${statement.text}`);

/** The page that has the form. */
export const origin = 'https://charity.example';

/** Checks if a form can use the service. Returns the result of each statement by its text. */
export const checkForm = async (
  fetch: Fetch,
  given: { origin?: string | undefined; now?: () => number } = { origin },
) => {
  const results = new Map<string, Row['finding']>();
  for await (const { statement, finding } of run(form, { ...options(fetch), ...given }))
    results.set(statement.text, finding);
  return results;
};
