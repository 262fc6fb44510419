import { parseUrl } from '../../src/schema/url.js';

const personalName =
  /^(?:e?mail|email_?address|(?:first|last|given|family|full|sur)_?name|phone|tel|telephone|address|address_?(?:line)?_?\d|post_?code|postal_?code|zip)$/;

const email = /[^\s/?#&=@]+@[^\s/?#&=@]+\.[^\s/?#&=@.]+/;

const decoded = (text: string): string => {
  try {
    return decodeURIComponent(text);
  } catch {
    return text;
  }
};

/** Whether a text has an email address in it. */
export const holdsEmail = (text: string): boolean => email.test(text) || email.test(decoded(text));

/**
 * Whether an address has personal data in it: an email address, or a parameter such as `first_name`. Links are
 * printed and shared, and servers log them.
 */
export const holdsPersonalData = (address: string): boolean => {
  const url = parseUrl(address);
  if (!url) return false;
  const inHash = url.hash.replace(/^[^?]*\??/, '');
  const names = [...url.searchParams.keys(), ...new URLSearchParams(inHash).keys()];
  return (
    holdsEmail(url.pathname + url.search + url.hash) ||
    names.some((name) => personalName.test(name.toLowerCase().replaceAll('-', '_')))
  );
};
