import { accessIssue, type Access, type AccessIssue } from '../client/access.js';
import { parseUrl } from '../schema/parse-url.js';
import { pageUrl } from './page-window.js';

/** The service that the attributes name. An address that begins with a slash is on the page's own host. */
export const accessOf = ({ baseUrl, publishableKey }: Access): Access => {
  const local = /^\/(?!\/)/.test(baseUrl) ? parseUrl(baseUrl, pageUrl()) : undefined;
  return { baseUrl: local?.href ?? baseUrl, publishableKey };
};

/** Why the service can't be asked; undefined when it can, or when the page has a client of its own. */
export const issueOfAccess = (element: Access & { client: object | null }): AccessIssue | undefined =>
  element.client ? undefined : accessIssue(accessOf(element));
