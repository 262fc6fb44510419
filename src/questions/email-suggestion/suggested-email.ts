import { dropInvisible } from '../../text/clean.js';
import { isOneEditApart } from '../../text/near.js';
import { readEmail } from '../payer/email.js';

/** Large e-mail providers, with the endings of their domains. */
const providers: Readonly<Record<string, string>> = {
  gmail: 'com',
  googlemail: 'com',
  hotmail: 'com co.uk fr de es it nl',
  outlook: 'com fr de es it com.br',
  yahoo: 'com co.uk fr de es it com.br',
  live: 'com co.uk fr nl',
  icloud: 'com',
  aol: 'com',
  protonmail: 'com',
  btinternet: 'com',
  wanadoo: 'fr',
  laposte: 'net',
  libero: 'it',
  't-online': 'de',
};

/** Names of other providers and companies that are one edit away from one of these. */
const otherNames = ['ymail', 'email', 'mail', 'hmail', 'fmail', 'gail', 'cloud', 'liber'];

/** Shorter names are one edit away from too many other real ones. */
const shortestMistyped = 5;

const domains = Object.entries(providers).flatMap(([name, endings]) =>
  endings.split(' ').map((ending) => ({ name, ending, domain: `${name}.${ending}` })),
);

const isMistypedName = (name: string, known: string): boolean =>
  known.length >= shortestMistyped && !otherNames.includes(name) && isOneEditApart(name, known);

/**
 * Many providers have domains in many countries, so the country's letters are never a typing error: `yahoo.com.ar`
 * isn't `yahoo.com.br`. Only `.com` is often missing a letter.
 */
const isMistypedEnding = (ending: string, known: string): boolean => {
  const last = ending.slice(ending.lastIndexOf('.') + 1);
  const isCountry = last.length === 2 && !known.endsWith(`.${last}`);
  const isPossible = known === 'com' ? !isCountry || ['cm', 'co', 'om'].includes(ending) : !isCountry;
  return known.length > 2 && isPossible && isOneEditApart(ending, known);
};

/** How many parts of a domain are mistyped, if it was meant as the known one; undefined if it wasn't. */
const mistakesIn = (domain: string, known: { name: string; ending: string; domain: string }) => {
  const dot = domain.indexOf('.');
  // Without a dot it is missing, or another sign is in its place.
  if (dot < 0)
    return known.name.length >= shortestMistyped && isOneEditApart(domain, known.domain) ? 1 : undefined;
  const [name, ending] = [domain.slice(0, dot), domain.slice(dot + 1)];
  const isName = name === known.name;
  const isEnding = ending === known.ending;
  if (!(isName || isMistypedName(name, known.name))) return undefined;
  if (!(isEnding || isMistypedEnding(ending, known.ending))) return undefined;
  return Number(!isName) + Number(!isEnding);
};

/** The address that was probably meant: the same with the domain of a large provider. Null if there is none. */
export const suggestedEmail = (typed: string): string | null => {
  const text = dropInvisible(typed).trim();
  const at = text.lastIndexOf('@');
  const domain = text.slice(at + 1).toLowerCase();
  if (at < 1 || domains.some((known) => known.domain === domain)) return null;
  const meant = domains
    .map((known) => ({ ...known, mistakes: mistakesIn(domain, known) ?? Infinity }))
    .reduce((best, one) => (one.mistakes < best.mistakes ? one : best));
  if (meant.mistakes === Infinity) return null;
  const reading = readEmail(`${text.slice(0, at)}@${meant.domain}`);
  return ('value' in reading && reading.value) || null;
};
