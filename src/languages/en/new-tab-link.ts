export const newTabLinkEnglish = {
  inNewTab: '(opens in a new tab)',
} as const;
