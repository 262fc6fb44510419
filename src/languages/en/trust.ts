export const trustEnglish = {
  ending: 'You can change or stop this at any time.',
  endingManage: 'How to change or stop it',
  endingContact: 'Contact us to change or stop it',
  goesTo: 'Your donation goes to {charity}',
  registeredCharity: 'Registered charity {number}',
  charityInRegister: '{register}: {number}',
  privacyPolicy: 'Privacy policy',
  contactCharity: 'Contact us',
} as const;
