import type { AccessIssue } from './access.js';
import { ConfigurationError } from './configuration-error.js';

/** Says what is wrong with an address or a key, for the integrator, after its name; never the key. */
const accessMessages: Record<AccessIssue, string> = {
  address: 'must be https (or http on a loopback host) and end with /api/v1',
  missing: 'is missing',
  secret: 'is a secret key, which must never be on a page',
  malformed: 'is malformed',
};

/** The error for an address or a key that can't work. */
export const accessError = (code: AccessIssue): ConfigurationError => {
  const attribute = code === 'address' ? 'base-url' : 'publishable-key';
  return new ConfigurationError(`${attribute} ${accessMessages[code]}`, [{ attribute, code }]);
};
