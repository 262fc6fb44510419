/** What the donor may do after the thanks. */
export const nextStepsEnglish = {
  manageDonation: 'Manage your donation',
  share: 'Share',
  copyLink: 'Copy link',
  linkCopied: 'Link copied',
  linkToCopy: 'Link to copy',
} as const;
