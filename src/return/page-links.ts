import type { ElementContext } from '../page/element-context.js';
import { ConfigurationError } from '../client/configuration-error.js';
import { configurationMessages } from '../languages/configuration-messages.js';
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

/** Reads the links and warns the developer about those that can't work, unless they are reported already. */
export const readPageLinks = (
  { localName, platform, values }: ElementContext<PageLinkValues>,
  areReported: boolean,
): PageLinks => {
  const { manageUrl, shareUrl, shareText } = values;
  const read = (attribute: string, written: string | null): string | undefined => {
    const text = written?.trim();
    const link = text ? pageLink(text) : undefined;
    if (text && !link && !areReported) {
      const problem = `${attribute} ${configurationMessages.not_a_link}`;
      const issues = [{ attribute, code: 'not_a_link' }];
      platform.report(new ConfigurationError(`Part of <${localName}> can't be shown: ${problem}.`, issues));
    }
    return link;
  };
  const manage = read('manage-url', manageUrl);
  const share = read('share-url', shareUrl);
  const line = shortLine(shareText ?? '', longest);
  return { ...(manage && { manage }), ...(share && { share }), ...(line && { shareText: line }) };
};
