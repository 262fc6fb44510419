/**
 * A value as JSON. It leaves out the `toJSON` that old scripts add to all lists (Prototype 1.6), because that turns each
 * list into a text.
 */
export const toJson = (value: unknown): string =>
  JSON.stringify(value, function (this: Readonly<Record<string, unknown>>, key, given: unknown) {
    const own = this[key];
    return Array.isArray(own) ? own : given;
  });
