import { isLoopback } from './loopback.js';

/** Whether nobody on the way can read or change what is asked of a URL, which names no user either. */
export const isSecureUrl = ({ protocol, hostname, username, password }: URL): boolean =>
  !(username || password) && (protocol === 'https:' || (protocol === 'http:' && isLoopback(hostname)));
