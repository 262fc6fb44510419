/** The fields of the page, by the names that they have in its address. */
export const fieldNames = [
  'page',
  'open',
  'form-id',
  'amount',
  'interval',
  'currency',
  'utm_source',
  'utm_medium',
  'utm_campaign',
] as const;

export type FieldName = (typeof fieldNames)[number];

/** The contents of every field as they were entered. */
export type Fields = Readonly<Record<FieldName, string>>;

/** The campaign fields go into the link under their own names. */
export const campaignNames = fieldNames.filter((name) => name.startsWith('utm_'));

export type ErrorCode =
  | 'empty'
  | 'not_an_address'
  | 'credentials'
  | 'personal'
  | 'route'
  | 'too_long'
  | 'format'
  | 'decimals'
  | 'ambiguous'
  | 'min'
  | 'max'
  | 'other_currency';

/** The fields that are not right, each with its error. */
export type Errors = Partial<Record<FieldName, ErrorCode>>;
