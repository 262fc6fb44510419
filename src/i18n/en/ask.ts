export const askEnglish = {
  byOrganisation: "I'm donating for an organisation",
  organisation: 'Organisation name',
  'organisation.required': 'Enter the organisation’s name',
  anonymous: 'Keep my name private',
  anonymousHint: 'The charity still gets your name and email address. They just aren’t shown in public.',
  comment: 'Comment',
} as const;
