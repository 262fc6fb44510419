export const splitEnglish = {
  addPurpose: 'Add another purpose',
  purposeNumber: 'Purpose {number}',
  amountFor: 'Amount for {label}',
  removePurpose: 'Remove {label}',
  purposeRemoved: '{label} removed',
  'split.empty': 'Enter an amount for {label}',
  'split.format': 'Enter an amount in numbers, like {example}',
  max_total: 'These amounts add up to more than {max}. Make one of them smaller',
} as const;
