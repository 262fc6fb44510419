import { fieldsOfLinks } from '../page/address.js';
import type { Proposal } from '../questions/part.js';

/** The fields that an address can fill in unless the page says otherwise. */
const usuallyAllowed = 'amount interval';

/** The words of `prefill-from-url`. */
export const allowedBy = (prefillFromUrl: string | null): readonly string[] =>
  (prefillFromUrl ?? usuallyAllowed).split(/[\s,]+/);

/** A currency comes with an amount, or with amounts. */
const isAllowed = (name: string, link: URLSearchParams, allowed: readonly string[]): boolean =>
  name === 'currency'
    ? allowed.includes('amount') || (allowed.includes('amounts') && link.has('amounts'))
    : allowed.includes(name);

/**
 * Reads the choices in a link that the page allows, but nothing about the payer. Anyone can write a link, so an
 * amount counts only if its currency is given or the form has just one. A part that contradicts itself is empty,
 * which no form offers.
 */
export const proposalIn = (link: URLSearchParams, allowed: readonly string[]): Proposal => {
  const proposal: Proposal = {};
  for (const name of fieldsOfLinks) {
    if (!isAllowed(name, link, allowed)) continue;
    const [text, ...others] = new Set(link.getAll(name));
    if (text !== undefined) proposal[name] = others.length > 0 ? '' : text;
  }
  const { currency } = proposal;
  return currency === undefined ? proposal : { ...proposal, currency: currency.toUpperCase() };
};

/** The choices in a link that the page allows, always in the same order. Nothing else of the address is in it. */
export const linkText = (link: URLSearchParams, allowed: readonly string[]): string =>
  new URLSearchParams(proposalIn(link, allowed)).toString();
