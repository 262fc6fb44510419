/** The result of reading a text: a value (undefined to leave it out of the request), or an error code. */
export type Reading<Value, Code extends string> = { value: Value } | { code: Code };

type Values<Readings> = {
  [Field in keyof Readings]: Readings[Field] extends Reading<infer Value, string> ? Value : never;
};

/** The values of all fields; or the error codes, in the order of the fields. */
export const valuesOf = <Code extends string, Readings extends Record<string, Reading<unknown, Code>>>(
  readings: Readings & Record<string, Reading<unknown, Code>>,
): { values: Values<Readings> } | { codes: Map<keyof Readings, Code> } => {
  const codes = new Map<keyof Readings, Code>();
  const values: Record<string, unknown> = {};
  for (const [field, reading] of Object.entries<Reading<unknown, Code>>(readings)) {
    if ('code' in reading) codes.set(field, reading.code);
    else values[field] = reading.value;
  }
  return codes.size > 0 ? { codes } : { values: values as Values<Readings> };
};
