/** The texts for what donors can do after the thanks. */
export const nextStepsEnglish = {
  manageDonation: 'Manage your donation',
  share: 'Share',
  copyLink: 'Copy link',
  linkCopied: 'Link copied',
  linkToCopy: 'Link to copy',
} as const;
