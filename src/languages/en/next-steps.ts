/** The texts for what donors can do after the thanks. */
export const nextStepsEnglish = {
  nextSteps: 'What happens next',
  emailConfirmation: 'You’ll get an email that confirms your donation.',
  manageDonation: 'Manage your donation',
  contactAboutDonation: 'Contact us about your donation',
  endingAfter: 'You can change or stop your regular donation at any time.',
  share: 'Share',
  copyLink: 'Copy link',
  linkCopied: 'Link copied',
  linkToCopy: 'Link to copy',
} as const;
