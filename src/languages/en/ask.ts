export const askEnglish = {
  byOrganisation: "I'm donating for an organisation",
  organisation: 'Organisation name',
  'organisation.required': 'Enter the organisation’s name',
  anonymous: 'Keep my name private',
  anonymousHint: 'The charity still gets your details. It just won’t show your name publicly.',
  comment: 'Comment',
} as const;
