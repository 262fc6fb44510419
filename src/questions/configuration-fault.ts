import type { AttributeFault } from '../client/configuration-error.js';
import type { ConfigurationCode } from '../i18n/configuration-messages.js';

/** An attribute that can't work, and why. */
export type ConfigurationFault = AttributeFault & { readonly code: ConfigurationCode };

/** Called with each fault: a form that half works takes money that nobody meant to give. */
export type ReportFault = (fault: ConfigurationFault) => void;
