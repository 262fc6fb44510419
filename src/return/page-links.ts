import type { Platform } from '../page/platform.js';
import { ConfigurationError } from '../client/configuration-error.js';
import { configurationMessages } from '../languages/configuration-messages.js';
import { pageLink } from '../schema/url.js';
import { shortLine } from '../text/clean.js';

type Host = {
  readonly localName: string;
  readonly platform: Platform;
  readonly returned: unknown;
  readonly values: {
    readonly manageUrl: string | null;
    readonly shareUrl: string | null;
    readonly shareText: string | null;
  };
};

/** The page's next steps after a donation, limited to those that can work. */
export type PageLinks = { manage?: string; share?: string; shareText?: string };

/** The most characters to share with a link. */
const longest = 280;

/** Reads the links and warns the developer about those that can't work. */
export const readPageLinks = (host: Host): PageLinks => {
  const { localName, platform, returned } = host;
  const { manageUrl, shareUrl, shareText } = host.values;
  const read = (attribute: string, written: string | null): string | undefined => {
    const text = written?.trim();
    const link = text ? pageLink(text) : undefined;
    // If a widget shows its return here, it has already warned about its attributes.
    if (text && !link && returned === null) {
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
