/** The fields of the page. The address of the page uses the same names. */
export const fieldNames = [
  'page',
  'open',
  'form-id',
  'amount',
  'presets',
  'interval',
  'currency',
  'utm_source',
  'utm_medium',
  'utm_campaign',
] as const;

export type FieldName = (typeof fieldNames)[number];

/** The text of each field, exactly as entered. */
export type Fields = Readonly<Record<FieldName, string>>;

/** The link has these parameters under the same names. */
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
  | 'other_currency'
  | 'count';

/** The error of each field that has one. */
export type Errors = Partial<Record<FieldName, ErrorCode>>;
