/** The result of reading a text: a value (undefined to leave it out of the request), or an error code. */
export type Reading<Value, Code extends string> = { value: Value } | { code: Code };
