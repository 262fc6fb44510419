import { pageLink } from '../schema/url.js';
import { shortLine } from '../text/clean.js';

/** The properties that the next steps come from. */
export type PageLinkValues = {
  readonly manageUrl: string | null;
  readonly contactUrl: string | null;
  readonly shareUrl: string | null;
  readonly shareText: string | null;
  readonly emailConfirmation: boolean;
};

/** An attribute whose link isn't valid. */
export type LinkIssue = { attribute: string; code: 'not_a_link'; isMinor: true };

/** The page's next steps after a donation, limited to those that can work. */
export type PageLinks = {
  manage?: string | undefined;
  contact?: string | undefined;
  share?: string | undefined;
  shareText: string | undefined;
  issues: readonly LinkIssue[];
};

/** The most characters to share with a link. */
const longest = 280;

/** Reads the links. */
export const readPageLinks = ({ manageUrl, contactUrl, shareUrl, shareText }: PageLinkValues): PageLinks => {
  const issues: LinkIssue[] = [];
  const read = (attribute: string, written: string | null): string | undefined => {
    const text = written?.trim();
    const link = text ? pageLink(text) : undefined;
    if (text && !link) issues.push({ attribute, code: 'not_a_link', isMinor: true });
    return link;
  };
  return {
    manage: read('manage-url', manageUrl),
    contact: read('contact-url', contactUrl),
    share: read('share-url', shareUrl),
    shareText: shortLine(shareText ?? '', longest) || undefined,
    issues,
  };
};
