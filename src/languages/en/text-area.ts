export const textAreaEnglish = {
  characterLimit: 'Up to {limit} characters',
  characterCount: '{typed} of {limit} characters',
} as const;
