/** The ways for a donor to share a link. */
export type Sharing = {
  /** Whether the device has its own share menu. */
  canShare(): boolean;
  /** Offers the link to the device's apps. Rejects with an `AbortError` if the donor cancels. */
  share(link: { url: string; text?: string }): Promise<void>;
  /** Copies a text to the clipboard. Rejects if the page isn't allowed to. */
  copy(text: string): Promise<void>;
};

export const browserSharing: Sharing = {
  canShare: () => 'share' in navigator,
  share: (link) => navigator.share(link),
  // A page without https has no clipboard, so the promise rejects.
  copy: async (text) => navigator.clipboard.writeText(text),
};
