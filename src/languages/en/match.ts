export const matchEnglish = {
  matchBecomes: 'Until {date}, your {amount} becomes {total} thanks to {by}',
  matchLimited:
    'Until {date}, your {amount} becomes {total} thanks to {by} (up to {limit} is added per donation)',
} as const;
