import type { Access } from '../client/access.js';
import { DonationClient, type DonationService } from '../client/donation-client.js';
import { accessOf } from './access.js';

/**
 * The service of an element: the page's own client, or one made from the attributes.
 *
 * @throws {ConfigurationError} when the attributes can't work.
 */
export const serviceOf = (element: Access & { client: DonationService | null }): DonationService =>
  element.client ?? new DonationClient(accessOf(element));
