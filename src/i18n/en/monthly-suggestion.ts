export const monthlySuggestionEnglish = {
  suggestion: 'Could you give {monthly} a month instead? {yearly} in a year',
  'suggestion.month': 'Give {amount} monthly',
  'suggestion.once': 'Keep {amount} once',
} as const;
