/** The ways for a donor to share a link. */
export type Sharing = {
  /** Offers the link to the device's apps; null if the browser can't. Rejects with an `AbortError` if the donor cancels. */
  share: ((link: { url: string; text?: string }) => Promise<void>) | null;
  /** Copies a text to the clipboard. Rejects if the page isn't allowed to. */
  copy(text: string): Promise<void>;
};

/** The browser's sharing functions, unless the platform brings its own. */
export const sharingOf = (platform: Partial<Sharing>): Sharing => ({
  share: 'share' in navigator ? (link) => navigator.share(link) : null,
  // A page without https has no clipboard, so the promise rejects.
  copy: async (text) => navigator.clipboard.writeText(text),
  ...platform,
});
