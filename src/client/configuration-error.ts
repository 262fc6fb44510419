/** An attribute or option that isn’t valid, and why. */
export type AttributeIssue = {
  readonly attribute: string;
  /** A code such as `not_an_amount`. Codes stay the same in every version, but messages can change. */
  readonly code: string;
  /** The values in the message, such as the text that isn’t an amount. */
  readonly values?: Readonly<Record<string, string>>;
};

/** An attribute or option isn’t valid. The message is for developers, not donors. */
export class ConfigurationError extends Error {
  override readonly name = 'ConfigurationError' as const;
  /** The attributes that aren’t valid, in the order of the message. Empty if the error isn’t about an attribute. */
  readonly issues: readonly AttributeIssue[];

  constructor(message: string, issues: readonly AttributeIssue[] = []) {
    super(message);
    this.issues = issues;
  }
}
