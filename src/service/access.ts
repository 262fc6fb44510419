import { accessIssue, type Access, type AccessIssue } from '../client/access.js';
import { parseUrl } from '../schema/url.js';
import { pageUrl } from '../page/window.js';

/** The payment service that the attributes name. An address that starts with a slash is on the page's host. */
export const accessOf = ({ baseUrl, publishableKey }: Access): Access => {
  const local = /^\/(?!\/)/.test(baseUrl) ? parseUrl(baseUrl, pageUrl()) : undefined;
  return { baseUrl: local?.href ?? baseUrl, publishableKey };
};

/** Why the service can't be used; undefined if it can, or if the page passes in its own client. */
export const issueOfAccess = (element: Access & { client: object | null }): AccessIssue | undefined =>
  element.client ? undefined : accessIssue(accessOf(element));
