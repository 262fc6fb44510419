export const trustEnglish = {
  registeredCharity: 'Registered charity {number}',
  charityInRegister: '{register}: {number}',
  privacyPolicy: 'Privacy policy',
  contactCharity: 'Contact us',
} as const;
