/** The texts of the steps that the donor may take after the thanks. */
export const nextStepsEnglish = {
  manageDonation: 'Manage your donation',
  share: 'Share',
  copyLink: 'Copy link',
  linkCopied: 'Link copied',
  linkToCopy: 'Link to copy',
} as const;
