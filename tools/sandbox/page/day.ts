const inUtc = (style: Intl.DateTimeFormatOptions) =>
  new Intl.DateTimeFormat('en-GB', { ...style, timeZone: 'UTC' });

const day = inUtc({ dateStyle: 'long' });
const time = inUtc({ dateStyle: 'long', timeStyle: 'short' });

/** “28 February 2026” */
export const dayInWords = (moment: Date) => day.format(moment);

/** “28 February 2026 at 09:30 UTC” */
export const timeInWords = (moment: Date) => `${time.format(moment)} UTC`;
