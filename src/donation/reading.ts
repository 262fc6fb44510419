/** What a rule makes of a text: a value (undefined: leave it out of the request), or the code of the fault. */
export type Reading<Value, Code extends string> = { value: Value } | { code: Code };
