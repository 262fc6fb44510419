export const matchEnglish = {
  matchDoubles: '{by} doubles your {amount} until {date}',
  matchBecomes: 'Until {date}, {by} adds to your gift: your {amount} becomes {total}',
  matchLimited: 'Until {date}, {by} adds up to {limit} to your gift: your {amount} becomes {total}',
} as const;
