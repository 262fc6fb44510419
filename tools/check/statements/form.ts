import { bodyOf, checkoutNames, type CheckoutName } from '../checkouts.js';
import { isRecord, isSuccess, type Conversation } from '../conversation.js';
import { isLoopback } from '../loopback.js';
import type { Answer } from '../service.js';
import { advised, departs, holds, unchecked, type Finding, type Statement } from '../statement.js';
import { kindOf, quote, quoteStatus } from '../wording.js';

/** A browser gives up its copy of a preflight after five seconds if it has no Access-Control-Max-Age. */
const shortestMaxAge = 60;

/** In seconds. A donor notices this, long before the form gives up. */
const slow = 3;

const session: CheckoutName = 'one-time, all fields';
const subscription: CheckoutName = 'subscription, all fields';

const header = ({ headers }: Answer, name: string) => headers.get(name);

const namesIn = (list: string | null) => (list ?? '').split(',').map((name) => name.trim().toLowerCase());

/** The whole check of pages' access needs the origin of the page. */
const fromPage =
  (check: (conversation: Conversation, origin: string) => Promise<Finding>) =>
  async (conversation: Conversation): Promise<Finding> =>
    conversation.origin === undefined
      ? unchecked("add your page's origin to check this, such as --origin https://charity.example")
      : check(conversation, conversation.origin);

const allowsOrigin = (answer: Answer, origin: string): Finding => {
  const allowed = header(answer, 'access-control-allow-origin');
  if (allowed === '*' || allowed === origin) return holds;
  return departs(
    `Access-Control-Allow-Origin: ${origin} or *`,
    allowed === null ? 'no such header' : quote(allowed),
  );
};

const row = (text: string, check: Statement['check']): Statement => ({ section: '', text, check });

const eachCreation = async (
  conversation: Conversation,
  look: (created: Record<string, unknown>) => Finding | null,
) => {
  for (const name of await conversation.unrefused(checkoutNames)) {
    const created = await conversation.creation(name);
    const finding = look(isRecord(created) ? created : {});
    if (finding) return finding;
  }
  return holds;
};

const isSafe = (value: unknown) => {
  if (typeof value !== 'string' || !URL.canParse(value)) return false;
  const { protocol, hostname, username, password } = new URL(value);
  return (protocol === 'https:' || (protocol === 'http:' && isLoopback(hostname))) && !username && !password;
};

const invalid = () => JSON.stringify({ ...bodyOf('one-time, required fields'), line_items: [] });

const readableErrors = async (conversation: Conversation, origin: string): Promise<Finding> => {
  const body = JSON.stringify(bodyOf('one-time, required fields'));
  const slug = `${await conversation.slugOf(session)}0`;
  const answers = [
    await conversation.post(invalid()),
    await conversation.postAs('Bearer not-a-key', body),
    await conversation.get('one_time', slug),
  ];
  return (
    answers.map((answer) => allowsOrigin(answer, origin)).find(({ result }) => result !== 'holds') ?? holds
  );
};

const needsPayment = "needs a payment, so it isn't checked. Make one in test mode";

/** What the form needs from a service besides the interface. */
export const form: Statement[] = [
  row('checkout_url is https, or http on your own machine', (conversation) =>
    eachCreation(conversation, ({ checkout_url: url }) =>
      isSafe(url) ? null : departs('an https URL without a password', quote(url)),
    ),
  ),
  row('slugs can be part of an address', (conversation) =>
    eachCreation(conversation, ({ slug }) =>
      typeof slug === 'string' && !['', '.', '..'].includes(slug) ? null : departs('a slug', kindOf(slug)),
    ),
  ),
  row(
    'a page can send a checkout (preflight)',
    fromPage(async ({ preflight }, origin) => {
      const answer = await preflight();
      return isSuccess(answer) ? allowsOrigin(answer, origin) : departs('status 2xx', quoteStatus(answer));
    }),
  ),
  row(
    'a page can send Authorization and Content-Type (preflight)',
    fromPage(async ({ preflight }) => {
      const allowed = namesIn(header(await preflight(), 'access-control-allow-headers'));
      // A * includes all headers except Authorization.
      const isComplete =
        allowed.includes('authorization') && (allowed.includes('content-type') || allowed.includes('*'));
      return isComplete
        ? holds
        : departs('Access-Control-Allow-Headers: Authorization, Content-Type', quote(allowed.join(', ')));
    }),
  ),
  row(
    `a browser can keep the answer to a preflight (Access-Control-Max-Age)`,
    fromPage(async ({ preflight }) => {
      const age = header(await preflight(), 'access-control-max-age');
      return Number(age) >= shortestMaxAge
        ? holds
        : advised(
            `${age === null ? 'It has none' : `It is ${quote(age)}`}, so a donor who waits sends almost twice as many requests. Use 600 or more.`,
          );
    }),
  ),
  row(
    'a page can read a new checkout, a payment session and a subscription',
    fromPage(async ({ created, read }, origin) => {
      const answers = [await created(session), await read(session), await read(subscription)];
      return (
        answers.map((answer) => allowsOrigin(answer, origin)).find(({ result }) => result !== 'holds') ??
        holds
      );
    }),
  ),
  row('a page can read errors, such as 400, 401 and 404', fromPage(readableErrors)),
  row(
    'a page can read Retry-After',
    fromPage(async ({ created, limited }) => {
      const answer = limited() ?? (await created(session));
      const exposed = namesIn(header(answer, 'access-control-expose-headers'));
      if (exposed.includes('retry-after') || exposed.includes('*')) return holds;
      return limited()
        ? advised(
            'Access-Control-Expose-Headers lacks Retry-After, so the form waits 30 seconds after each 429.',
          )
        : unchecked('no 429 came, and the other answers have no Access-Control-Expose-Headers: Retry-After');
    }),
  ),
  row('answers come in time', async ({ created, slowest }) => {
    await created(session);
    const seconds = slowest() / 1_000;
    const note = `the slowest answer took ${seconds.toFixed(1)} seconds`;
    return seconds <= slow
      ? { ...holds, note }
      : advised(`${note}. The form waits up to 25 seconds for a checkout and 10 for a status.`);
  }),
  row('the payment page sends donors to return_url, and keeps its query', () => unchecked(needsPayment)),
  row('the status after a payment is one that the form knows', () => unchecked(needsPayment)),
];
