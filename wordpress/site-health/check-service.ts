import { ConfigurationError } from '../../src/client/configuration-error.js';
import type { DonationClient } from '../../src/client/donation-client.js';
import { HttpError, NetworkError, TimeoutError } from '../../src/client/errors.js';

/** What the check can find. `includes/site-health.php` has the words for each. */
export type Finding =
  'ready' | 'slow' | 'key' | 'not-service' | 'error' | 'blocked' | 'timeout' | 'unreachable';

type Check = {
  client: Pick<DonationClient, 'getPaymentSession'>;
  /** Whether any server answers, even if the browser keeps its answer from the page. */
  isAnswered(): Promise<boolean>;
  /** The time in milliseconds. */
  now(): number;
};

/** No donation has this slug, so the service answers that it doesn't know it (§7). Nothing is created. */
const slug = 'ps_connection_check';

/** In milliseconds. Donors notice a longer wait between the button and the payment page. */
const slowAfter = 3_000;

/** A service answers in JSON. Another server has a page for addresses that it doesn't know. */
const isJson = (body: unknown): boolean => typeof body === 'object' && body !== null;

/** The service has no such donation, or finds the slug wrong (§4.2). */
const isExpected = ({ status, body }: HttpError): boolean =>
  (status === 404 || status === 400) && isJson(body);

const ofStatus = ({ status }: HttpError): Finding => {
  if (status === 401 || status === 403) return 'key';
  return status === 429 || status >= 500 ? 'error' : 'not-service';
};

const ofError = async (error: unknown, { isAnswered }: Check): Promise<Finding | undefined> => {
  if (error instanceof HttpError) return isExpected(error) ? undefined : ofStatus(error);
  if (error instanceof TimeoutError) return 'timeout';
  if (error instanceof NetworkError) return (await isAnswered()) ? 'blocked' : 'unreachable';
  return 'not-service';
};

/** Asks the service for a donation that doesn't exist, as the form asks for one. */
export const checkService = async (check: Check): Promise<Finding> => {
  const start = check.now();
  const problem = await check.client.getPaymentSession(slug).then(
    // A payment service has no such donation.
    (): Finding => 'not-service',
    (error: unknown) => ofError(error, check),
  );
  return problem ?? (check.now() - start > slowAfter ? 'slow' : 'ready');
};

/** The finding for an address or a key with which no client can be made. */
export const findingOfAccess = (error: unknown): Finding =>
  error instanceof ConfigurationError && error.issues[0]?.attribute === 'publishable-key'
    ? 'key'
    : 'not-service';
