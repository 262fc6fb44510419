const digits = (number: number, length = 2): string => String(number).padStart(length, '0');

/** A time (in milliseconds since the epoch) in ISO 8601 and UTC. MooTools replaces `toISOString` with local time. */
export const isoTime = (time: number): string => {
  const date = new Date(time);
  const day = [date.getUTCFullYear(), digits(date.getUTCMonth() + 1), digits(date.getUTCDate())].join('-');
  const seconds = `${digits(date.getUTCSeconds())}.${digits(date.getUTCMilliseconds(), 3)}`;
  return `${day}T${digits(date.getUTCHours())}:${digits(date.getUTCMinutes())}:${seconds}Z`;
};
