export const extrasEnglish = {
  extras: 'About your donation',
} as const;
