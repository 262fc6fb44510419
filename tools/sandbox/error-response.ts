import type { Context } from 'hono';

/**
 * One problem in a request: its path and a code. It never contains the value, because that could be someone's email
 * address, and errors end up in logs.
 */
export type Issue = {
  path: (string | number)[];
  code:
    | 'required'
    | 'invalid_type'
    | 'invalid_value'
    | 'invalid_format'
    | 'too_small'
    | 'too_big'
    | 'unrecognized_key'
    | 'unsupported_content_type'
    | 'invalid_json';
};

/** §7 doesn't show the body of an error. `docs/developers/sandbox-details.md` describes this one. */
type ErrorBody = { error: { message: string; issues?: readonly Issue[] } };

const body = (message: string, issues?: readonly Issue[]): ErrorBody => ({
  error: { message, ...(issues && { issues }) },
});

export const badRequest = (c: Context, message: string, issues?: readonly Issue[]) =>
  c.json(body(message, issues), 400);

export const unauthorized = (c: Context) => {
  c.header('www-authenticate', 'Bearer');
  return c.json(body('The API key is missing or unknown.'), 401);
};

export const notFound = (c: Context, what: string) => c.json(body(`${what} not found.`), 404);

/** For control routes only: no endpoint of §4 answers 409. */
export const conflict = (c: Context, message: string) => c.json(body(message), 409);

export const methodNotAllowed = (allowed: string) => (c: Context) => {
  c.header('allow', allowed);
  return c.json(body('This path doesn’t support this method.'), 405);
};

export const internalServerError = (c: Context) => c.json(body('Internal server error.'), 500);
