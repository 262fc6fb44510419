import type { Access } from '../client/access.js';
import { publishableKeyFault } from '../schema/publishable-key.js';

// Of a host that could only be a name, or on this machine.
const plain =
  /^(?:https:\/\/(?!.*xn--)(?:[a-z\d][a-z\d-]*\.)+[a-z]+|http:\/\/(?:localhost|127\.0\.0\.1))(?::[1-5]?\d{1,4})?(?:\/[\w-]+)*\/api\/v1\/?$/;

/**
 * Whether the attributes name a service beyond doubt. All else is read in full, by `accessFault`, which finds
 * nothing wrong with these.
 */
export const isPlainAccess = ({
  client,
  baseUrl,
  publishableKey,
}: Access & { readonly client: object | null }): boolean =>
  Boolean(client) ||
  (plain.test(baseUrl.replace(/^(?=\/\w)/, location.origin)) && !publishableKeyFault(publishableKey));
