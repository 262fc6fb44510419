/** How the donor passes a link on. */
export type Sharing = {
  /** Offers the link to the apps of the device; null where the browser can't. Rejects with an `AbortError` once the donor leaves that. */
  share: ((link: { url: string; text?: string }) => Promise<void>) | null;
  /** Puts a text on the clipboard; rejects where the page may not. */
  copy(text: string): Promise<void>;
};

/** The browser’s own ways of sharing, unless the platform brings others. */
export const sharingOf = (platform: Partial<Sharing>): Sharing => ({
  share: 'share' in navigator ? (link) => navigator.share(link) : null,
  // Without https, a page has no clipboard: the promise rejects.
  copy: async (text) => navigator.clipboard.writeText(text),
  ...platform,
});
