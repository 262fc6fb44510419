import { pageLink } from '../schema/url.js';
import { shortLine } from '../text/clean.js';

/** The properties that the next steps come from. */
export type PageLinkValues = {
  readonly manageUrl: string | null;
  readonly shareUrl: string | null;
  readonly shareText: string | null;
};

/** The page's next steps after a donation, limited to those that can work. */
export type PageLinks = { manage?: string; share?: string; shareText?: string };

/** The most characters to share with a link. */
const longest = 280;

/** Reads the links. Those that can't work are left out, and the element reports them. */
export const readPageLinks = ({ manageUrl, shareUrl, shareText }: PageLinkValues): PageLinks => {
  const manage = pageLink(manageUrl?.trim() ?? '');
  const share = pageLink(shareUrl?.trim() ?? '');
  const line = shortLine(shareText ?? '', longest);
  return { ...(manage && { manage }), ...(share && { share }), ...(line && { shareText: line }) };
};
