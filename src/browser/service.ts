import { DonationClient, type DonationService } from '../client/donation-client.js';

type ServiceAttributes = { client: DonationService | null; baseUrl: string; publishableKey: string };

/**
 * The service of an element: the page's own client, or one made from the attributes. An address that begins
 * with a slash is on the page's own host.
 *
 * @throws {ConfigurationError} when the attributes can't work.
 */
export const serviceOf = ({ client, baseUrl, publishableKey }: ServiceAttributes): DonationService =>
  client ??
  new DonationClient({
    baseUrl: /^\/(?!\/)/.test(baseUrl) ? new URL(baseUrl, location.href).href : baseUrl,
    publishableKey,
  });
