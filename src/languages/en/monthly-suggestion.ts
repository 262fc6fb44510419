export const monthlySuggestionEnglish = {
  suggestion: 'Could you give {monthly} a month instead? That’s {yearly} a year.',
  'suggestion.month': 'Give {amount} monthly',
  'suggestion.once': 'Give {amount} once',
} as const;
