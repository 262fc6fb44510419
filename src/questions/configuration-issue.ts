import type { AttributeIssue } from '../client/configuration-error.js';
import type { ConfigurationCode } from '../i18n/configuration-messages.js';

/** An attribute that can't work, and why. */
export type ConfigurationIssue = AttributeIssue & {
  readonly code: ConfigurationCode;
  /** Whether the form works all the same, without what the attribute asks for. */
  readonly isMinor?: boolean;
};

/** Called with each issue: a form that half works takes money that nobody meant to give. */
export type ReportIssue = (issue: ConfigurationIssue) => void;
