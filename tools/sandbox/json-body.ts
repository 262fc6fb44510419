import type { Context, MiddlewareHandler } from 'hono';
import { bodyLimit } from 'hono/body-limit';
import type * as z from 'zod/mini';
import { badRequest, type Issue } from './error-response.js';

type Read<Value> = { value: Value } | { issues: Issue[] };

const bodyIssue = (code: Issue['code']): { issues: Issue[] } => ({ issues: [{ path: [], code }] });

const limit = bodyLimit({
  maxSize: 64 * 1024,
  onError: (c) => badRequest(c, 'The body is too large.', [{ path: [], code: 'too_big' }]),
});

/**
 * Refuses larger bodies. The interface doesn't show maximum sizes (§8). Only these methods read a body, and the limit
 * fails over HTTP on a request that has none. It also can't copy a navigation, which comes from the page itself if the
 * sandbox runs in a service worker.
 */
export const withinSize: MiddlewareHandler = async (c, next) =>
  ['POST', 'PUT'].includes(c.req.method) && c.req.raw.mode !== 'navigate' ? limit(c, next) : next();

/** The body of a request, or the reason why it isn't JSON. */
export const readJson = async (c: Context): Promise<Read<unknown>> => {
  // “Content-Type: application/json on requests with a body”
  if (!/^application\/json\s*(;|$)/i.test(c.req.header('content-type') ?? '')) {
    return bodyIssue('unsupported_content_type');
  }
  const bytes = await c.req.arrayBuffer();
  try {
    // JSON is UTF-8. Without `fatal`, other bytes would silently become other characters.
    const text = new TextDecoder('utf-8', { fatal: true }).decode(bytes);
    return { value: JSON.parse(text) as unknown };
  } catch {
    return bodyIssue('invalid_json');
  }
};

export const isObject = (value: unknown): value is Record<PropertyKey, unknown> =>
  typeof value === 'object' && value !== null;

export const valueAt = (value: unknown, path: readonly PropertyKey[]): unknown =>
  path.reduce<unknown>((inner, key) => (isObject(inner) ? inner[key] : undefined), value);

const codeOf = (issue: z.core.$ZodIssue, body: unknown): Issue['code'] => {
  if (issue.path.length > 0 && valueAt(body, issue.path) === undefined) return 'required';
  switch (issue.code) {
    case 'invalid_type':
    case 'invalid_format':
    case 'too_small':
    case 'too_big':
      return issue.code;
    default:
      return 'invalid_value';
  }
};

const issuesOf = (issue: z.core.$ZodIssue, body: unknown): Issue[] => {
  const path = issue.path.map((key) => (typeof key === 'number' ? key : String(key)));
  return issue.code === 'unrecognized_keys'
    ? issue.keys.map((key) => ({ path: [...path, key], code: 'unrecognized_key' }))
    : [{ path, code: codeOf(issue, body) }];
};

// Without this limit, a list of invalid items could get an answer larger than itself.
export const mostIssues = 100;

/**
 * Checks a body by a schema. Returns its value, or every error with a code that `docs/developers/sandbox-details.md`
 * explains.
 */
export const checkBody = <Value>(schema: z.ZodMiniType<Value>, body: unknown): Read<Value> => {
  const result = schema.safeParse(body);
  return result.success
    ? { value: result.data }
    : { issues: result.error.issues.flatMap((issue) => issuesOf(issue, body)).slice(0, mostIssues) };
};
