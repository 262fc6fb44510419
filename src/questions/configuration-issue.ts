import type { AttributeIssue } from '../client/configuration-error.js';
import type { ButtonCode, ConfigurationCode, VariantCode } from '../languages/configuration-messages.js';

/** An attribute that isn't valid, and the reason. */
export type ConfigurationIssue = AttributeIssue & {
  readonly code: ConfigurationCode;
  /** Whether the form still works if it ignores the attribute. */
  readonly isMinor?: boolean;
};

/** An attribute of a button that asks for something that its form doesn't offer. */
export type ButtonIssue = AttributeIssue & { readonly code: ButtonCode };

/** A variant of the form that can't be drawn. */
export type VariantIssue = AttributeIssue & { readonly code: VariantCode };

/** Called with each issue, because a half-working form takes money that nobody meant to give. */
export type ReportIssue = (issue: ConfigurationIssue) => void;
