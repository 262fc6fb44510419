import type { AccessIssue } from './access.js';
import { ConfigurationError } from './configuration-error.js';

/** Messages that tell the developer why an address or a key isn't valid. Each one follows the attribute's name. */
const accessMessages: Record<AccessIssue, string> = {
  address: 'should start with https:// and end with /api/v1 (http:// works only on localhost)',
  missing: 'is missing: copy it from your payment service',
  secret: 'is a secret key, which must never be on a page: use your publishable key',
  malformed: "has a space or another character that a key can't have",
};

/** The error for an address or a key that isn't valid. */
export const accessError = (code: AccessIssue): ConfigurationError => {
  const attribute = code === 'address' ? 'base-url' : 'publishable-key';
  return new ConfigurationError(`${attribute} ${accessMessages[code]}`, [{ attribute, code }]);
};
