/** The values that are allowed. `says` is a text that follows “is”. */
export type Expectation = { says: string; allows: (value: unknown) => boolean };

const isText = (value: unknown): value is string => typeof value === 'string';

const matching = (says: string, pattern: RegExp): Expectation => ({
  says,
  allows: (value) => isText(value) && pattern.test(value),
});

/** ISO 8601 doesn't need a zone and allows the basic format. The day must exist. */
const timestampPattern =
  /^(\d{4})-?(\d\d)-?(\d\d)T([01]\d|2[0-4]):?[0-5]\d(:?([0-5]\d|60)([.,]\d+)?)?(Z|[+-]\d\d(:?\d\d)?)?$/;

const isTimestamp = (value: unknown) => {
  const [, year, month, day] = (isText(value) && timestampPattern.exec(value)) || [];
  const date = new Date(Date.UTC(Number(year), Number(month) - 1, Number(day)));
  return date.getUTCMonth() === Number(month) - 1 && date.getUTCDate() === Number(day);
};

/**
 * The moment of a timestamp, in milliseconds. NaN if it has no zone, because the interface doesn't say which one is
 * meant, or if it's in the basic format.
 */
export const momentOf = (value: unknown): number =>
  isText(value) && /T.*(?:Z|[+-]\d\d:?\d\d)$/.test(value) ? Date.parse(value) : Number.NaN;

const isUrl = (value: unknown, protocols: string[]) =>
  isText(value) && URL.canParse(value) && protocols.includes(new URL(value).protocol);

export const text: Expectation = { says: 'a string', allows: isText };
export const filledText = matching('a non-empty string', /./);
export const integer: Expectation = { says: 'an integer', allows: Number.isInteger };
export const notNegative: Expectation = {
  says: 'an integer of at least 0',
  allows: (value) => Number.isInteger(value) && Number(value) >= 0,
};
export const boolean: Expectation = { says: 'a boolean', allows: (value) => typeof value === 'boolean' };
export const list: Expectation = { says: 'an array', allows: Array.isArray };
export const uuid = matching('a UUID', /^[\da-f]{8}-([\da-f]{4}-){3}[\da-f]{12}$/i);
export const timestamp: Expectation = { says: 'an ISO 8601 timestamp', allows: isTimestamp };
export const email = matching('an email address', /^[^\s@]+@[^\s@]+$/);
export const alpha2 = matching('an ISO 3166-1 alpha-2 code', /^[a-z]{2}$/i);
export const hexColour = matching('a hex colour', /^#([\da-f]{3,4}|[\da-f]{6}|[\da-f]{8})$/i);
export const urlSafe = matching('a URL-safe identifier', /^[\w.~-]+$/);
export const nothing: Expectation = { says: 'null', allows: (value) => value === null };
export const emptyList: Expectation = {
  says: 'an empty array',
  allows: (value) => Array.isArray(value) && value.length === 0,
};
export const object: Expectation = {
  says: 'an object',
  allows: (value) => typeof value === 'object' && value !== null && !Array.isArray(value),
};
export const pageUrl: Expectation = {
  says: 'an http or https URL',
  allows: (value) => isUrl(value, ['https:', 'http:']),
};
export const imageUrl: Expectation = {
  says: 'an absolute URL',
  allows: (value) => isUrl(value, ['https:', 'http:', 'data:']),
};

export const exactly = (wanted: string | number): Expectation => ({
  says: JSON.stringify(wanted),
  allows: (value) => value === wanted,
});

export const orNull = ({ says, allows }: Expectation): Expectation => ({
  says: `${says} or null`,
  allows: (value) => value === null || allows(value),
});

export const orLeftOut = ({ says, allows }: Expectation): Expectation => ({
  says: `${says}, if present`,
  allows: (value) => value === undefined || allows(value),
});
