import { isLoopback } from './loopback.js';

/** Whether requests to a URL can't be read or changed on the way. The URL must not contain credentials either. */
export const isSecureUrl = ({ protocol, hostname, username, password }: URL): boolean =>
  !(username || password) && (protocol === 'https:' || (protocol === 'http:' && isLoopback(hostname)));
