/** An attribute or option that can't work, and why. */
export type AttributeIssue = {
  readonly attribute: string;
  /** Why, such as `not_an_amount`: the same in every version, while the words of the message may change. */
  readonly code: string;
  /** The values that the message names, such as the text that is no amount. */
  readonly values?: Readonly<Record<string, string>>;
};

/** For the integrator: an attribute or option that can't work. */
export class ConfigurationError extends Error {
  override readonly name = 'ConfigurationError' as const;
  /** The attributes that can't work, in the order of the message; empty where it is about something else. */
  readonly issues: readonly AttributeIssue[];

  constructor(message: string, issues: readonly AttributeIssue[] = []) {
    super(message);
    this.issues = issues;
  }
}
