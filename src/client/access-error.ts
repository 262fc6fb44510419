import type { AccessFault } from './access.js';
import { ConfigurationError } from './configuration-error.js';

/** What is wrong with an address or a key, in words for the integrator; never the key. */
export const accessError = (fault: AccessFault): ConfigurationError =>
  new ConfigurationError(
    fault === 'address'
      ? 'base-url must be https (or http on a loopback host) and end with /api/v1'
      : fault === 'secret'
        ? 'publishable-key is a secret key, which must never be on a page'
        : `publishable-key is ${fault}`,
  );
