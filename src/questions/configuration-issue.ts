import type { AttributeIssue } from '../client/configuration-error.js';
import type { ConfigurationCode } from '../languages/configuration-messages.js';

/** An attribute that can't work, and the reason. */
export type ConfigurationIssue = AttributeIssue & {
  readonly code: ConfigurationCode;
  /** Whether the form still works if it ignores the attribute. */
  readonly isMinor?: boolean;
};

/** Called with each issue, because a half-working form takes money that nobody meant to give. */
export type ReportIssue = (issue: ConfigurationIssue) => void;
