export const emailSuggestionEnglish = {
  emailSuggestion: 'Did you mean {email}?',
  'emailSuggestion.use': 'Use {email}',
} as const;
