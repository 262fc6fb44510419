export const askEnglish = {
  byOrganisation: 'I’m donating on behalf of an organisation',
  organisation: 'Organisation name',
  'organisation.required': 'Enter the organisation’s name',
  anonymous: 'Keep my name private',
  anonymousHint: 'The charity will still see your details, but will not show your name publicly.',
  comment: 'Comment',
} as const;
