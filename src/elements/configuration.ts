import { serviceOf } from '../browser/service.js';
import type { DonationService } from '../client/donation-client.js';
import type { ConfigurationError } from '../client/errors.js';
import { readSettings, type Settings } from '../donation/settings.js';
import type { DonationAttributes } from './donation-attributes.js';

/** The settings and the service that the attributes name, or all that is wrong with them, in words. */
export const readConfiguration = (
  element: DonationAttributes,
): { settings: Settings; service: DonationService } | { problems: readonly string[] } => {
  const reading = readSettings(element);
  const faults =
    'faults' in reading ? reading.faults.map(({ attribute, reason }) => `${attribute} ${reason}`) : [];
  try {
    const service = serviceOf(element);
    return 'settings' in reading ? { settings: reading.settings, service } : { problems: faults };
  } catch (error) {
    return { problems: [(error as ConfigurationError).message, ...faults] };
  }
};
