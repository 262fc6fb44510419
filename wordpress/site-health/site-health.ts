import { DonationClient } from '../../src/client/donation-client.js';
import { checkService, findingOfAccess, type Finding } from './check-service.js';

/** `includes/site-health.php` writes it. */
type Given = {
  /** The payment service address. One that starts with a slash is on the site. */
  readonly address: string;
  readonly key: string;
  /** The address of the site's home page. */
  readonly home: string;
  /** The path of the test, which no route of the site has. */
  readonly path: string;
  /** What WordPress shows for each finding. */
  readonly results: Readonly<Record<Finding, unknown>>;
};

/** The parts of WordPress's administration that the check uses. */
type Admin = {
  readonly donationWidgetHealth: Given;
  readonly wp: { readonly apiRequest: { transport(options: { url: string }): unknown } };
  readonly jQuery: { Deferred(): { resolve(value: unknown): unknown } };
};

const { donationWidgetHealth: given, wp, jQuery } = window as unknown as Admin;

/** In milliseconds, for each request. */
const timeout = 10_000;

/** Sends no key. Without CORS, a page can't read the answer, but it learns that there is one. */
const isAnswered = (address: string): Promise<boolean> =>
  fetch(address, {
    mode: 'no-cors',
    credentials: 'omit',
    cache: 'no-store',
    signal: AbortSignal.timeout(timeout),
  }).then(
    () => true,
    () => false,
  );

const find = async (): Promise<Finding> => {
  const baseUrl = new URL(given.address, given.home).href;
  let client: DonationClient;
  try {
    client = new DonationClient({ baseUrl, publishableKey: given.key, timeout });
  } catch (error) {
    return findingOfAccess(error);
  }
  return checkService({ client, isAnswered: () => isAnswered(client.baseUrl), now: () => performance.now() });
};

// WordPress's own page asks for the results of tests one after another, and shows them. `transport` is there to be
// replaced: only the browser can find out whether the service answers the pages of this site.
const { transport } = wp.apiRequest;
wp.apiRequest.transport = (options) => {
  if (!decodeURIComponent(options.url).includes(given.path)) return transport(options);
  const answer = jQuery.Deferred();
  void find().then((finding) => answer.resolve(given.results[finding]));
  return answer;
};
