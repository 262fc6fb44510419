import type { AttributeIssue } from '../client/configuration-error.js';
import type { ButtonCode, ConfigurationCode } from '../languages/configuration-messages.js';

/** An attribute that can't work, and the reason. */
export type ConfigurationIssue = AttributeIssue & {
  readonly code: ConfigurationCode;
  /** Whether the form still works if it ignores the attribute. */
  readonly isMinor?: boolean;
};

/** An attribute of a button that asks for something that its form doesn't offer. */
export type ButtonIssue = AttributeIssue & { readonly code: ButtonCode };

/** Called with each issue, because a half-working form takes money that nobody meant to give. */
export type ReportIssue = (issue: ConfigurationIssue) => void;
