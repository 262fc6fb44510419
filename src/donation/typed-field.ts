import * as z from 'zod/mini';
import type { FieldCode } from './draft.js';
import type { Reading } from './reading.js';

/** A typed field: its rule's value, or an issue whose message is the field code. */
export const field = <Input, Value>(
  input: z.ZodMiniType<Input>,
  rule: (typed: Input) => Reading<Value, FieldCode>,
) =>
  z.pipe(
    input,
    z.transform((typed: Input, context): Value => {
      const reading = rule(typed);
      if ('value' in reading) return reading.value;
      context.issues.push({ code: 'custom', message: reading.code, input: typed });
      return z.NEVER;
    }),
  );

export type TextRule = (text: string) => Reading<string | undefined, FieldCode>;

export const optional = (rule: TextRule) => field(z.string(), rule);

export const required = (rule: TextRule) =>
  field(z.string(), (text): Reading<string, FieldCode> => {
    const reading = rule(text);
    if ('code' in reading) return reading;
    return reading.value === undefined ? { code: 'required' } : { value: reading.value };
  });

/** A field that the form does not show. */
export const hidden: TextRule = () => ({ value: undefined });
