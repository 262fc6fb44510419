import * as z from 'zod/mini';
import type { Option } from '../../editor/controls/control.js';

// A strict Content-Security-Policy doesn't let Zod compile its schemas.
z.config({ jitless: true });

const faultSchema = z.looseObject({
  fault: z.string(),
  endpoint: z.exactOptional(z.string()),
  times: z.exactOptional(z.number()),
});

const stagedSchema = z.object({ faults: z.array(faultSchema) });

/** A simulated error, as the sandbox’s control route takes it. */
export type Fault = z.infer<typeof faultSchema>;

/** The errors that the service will simulate; null if it can’t. */
export type Staged = { faults: readonly Fault[] } | null;

const path = '/sandbox/control/faults';

export const endpoints: readonly Option[] = [
  { value: 'create_checkout', label: 'The donor presses “Donate”' },
  { value: 'payment_session', label: 'The form checks a donation' },
  { value: 'subscription', label: 'The form checks a regular donation' },
  { value: '', label: 'Any request' },
];

type Stageable = Option & { fault: Fault };

const status = (code: number, label: string, more = {}): Stageable => ({
  value: String(code),
  label,
  fault: { fault: 'status', status: code, ...more },
});

/** A button with this label simulates each of these. */
export const stageable: readonly Stageable[] = [
  { value: 'slow', label: '3-second delay', fault: { fault: 'delay', milliseconds: 3_000 } },
  { value: 'hang', label: 'No answer', fault: { fault: 'hang' } },
  status(500, '500 error'),
  status(429, 'Too many requests (429)', { retry_after: 5 }),
  status(401, 'Key refused (401)'),
  status(400, 'Details refused (400)'),
  { value: 'cut', label: 'Connection lost', fault: { fault: 'cut' } },
  { value: 'malformed', label: 'Malformed JSON', fault: { fault: 'malformed' } },
  { value: 'empty', label: 'Empty body', fault: { fault: 'empty' } },
  {
    value: '400-email',
    label: 'Email address refused (400)',
    fault: { fault: 'status', status: 400, paths: [['payer', 'email']] },
  },
  {
    value: 'unconfirmed',
    label: 'Unknown status',
    fault: { fault: 'answer', change: { status: 'under_review' } },
  },
  {
    value: 'mismatch',
    label: 'Status of another donation',
    fault: { fault: 'answer', change: { slug: 'ps_another' } },
  },
  { value: 'html', label: 'HTML instead of JSON', fault: { fault: 'html' } },
];

const matches = (staged: Fault, { fault }: Stageable) =>
  ['fault', 'status', 'paths', 'change'].every(
    (name) => JSON.stringify(staged[name]) === JSON.stringify(fault[name]),
  );

/** A simulated error in words. */
export const inWords = (staged: Fault): string => {
  const what = stageable.find((one) => matches(staged, one))?.label ?? staged.fault;
  const when = endpoints.find(({ value }) => value === (staged.endpoint ?? ''))?.label ?? '';
  return `${what} – ${when}${(staged.times ?? 1) > 1 ? `, ${String(staged.times)} times` : ''}`;
};

/** The simulated errors in words, in order. Identical errors in a row share one line. */
export const linesOf = (faults: readonly Fault[]): string[] => {
  const folded: Fault[] = [];
  for (const fault of faults) {
    const last = folded.at(-1);
    const isSame = last && inWords({ ...last, times: 1 }) === inWords({ ...fault, times: 1 });
    if (isSame) folded.splice(-1, 1, { ...last, times: (last.times ?? 1) + (fault.times ?? 1) });
    else folded.push(fault);
  }
  return folded.map(inWords);
};

type Fetch = typeof fetch;

const ask = async (request: RequestInit, send: Fetch): Promise<Staged> => {
  try {
    const response = await send(path, {
      ...request,
      headers: { Accept: 'application/json', 'Content-Type': 'application/json' },
    });
    return response.ok ? stagedSchema.parse(await response.json()) : null;
  } catch {
    return null;
  }
};

const read = (send: Fetch): Promise<Staged> => ask({ method: 'GET' }, send);

let last: Promise<unknown> = Promise.resolve();

/** Asks one thing after the other: of two quick changes, the second would undo the first. */
const inTurn = (request: () => Promise<Staged>): Promise<Staged> => {
  const answer = last.then(request);
  last = answer;
  return answer;
};

/** Asks the service which errors it will simulate. */
export const readStaged = (send: Fetch = fetch): Promise<Staged> => inTurn(() => read(send));

const add = async (chosen: Stageable, endpoint: string, times: number, send: Fetch): Promise<Staged> => {
  const staged = await read(send);
  if (!staged) return null;
  const added = { ...chosen.fault, ...(endpoint !== '' && { endpoint }), times };
  return ask({ method: 'PUT', body: JSON.stringify({ faults: [...staged.faults, added] }) }, send);
};

/** Adds an error after those that the service already simulates. */
export const stageFault = async (
  value: string,
  endpoint: string,
  times: number,
  send: Fetch = fetch,
): Promise<Staged> => {
  const chosen = stageable.find((one) => one.value === value);
  return chosen ? inTurn(() => add(chosen, endpoint, times, send)) : readStaged(send);
};

/** Takes all simulated errors back. */
export const clearStaged = (send: Fetch = fetch): Promise<Staged> =>
  inTurn(() => ask({ method: 'DELETE' }, send));
