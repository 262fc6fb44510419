import { isLoopback, parseUrl } from '../../src/schema/url.js';
import { valueOf, type Choices } from '../controls/choices.js';
import { folderOf, withSandbox, type Build } from './script.js';
import { hostOf } from './host.js';
import { inlineStyle, inlineThanksStyle } from './snippets.js';

const encoded = (hash: ArrayBuffer) => btoa(String.fromCharCode(...new Uint8Array(hash)));

const hashOf = async (text: string) =>
  `'sha256-${encoded(await crypto.subtle.digest('SHA-256', new TextEncoder().encode(text)))}'`;

/** Encodes characters that a source in a policy can’t contain. */
const source = (address: string) =>
  address.replace(/[;,'\s]/g, (sign) => `%${sign.charCodeAt(0).toString(16).padStart(2, '0')}`);

const serviceSource = (choices: Choices): { origin: string; isLocal: boolean } => {
  const address = valueOf(choices, 'base-url').trim();
  if (address.startsWith('/') || !parseUrl(address)) return { origin: "'self'", isLocal: false };
  const { origin, protocol, hostname } = new URL(address);
  return { origin, isLocal: protocol === 'http:' && isLoopback(hostname) };
};

/** The text of the style or script in the form as HTML; empty without the form. */
const textIn = (template: string, tag: 'style' | 'script') =>
  new RegExp(`<${tag}\\b[^>]*>([^]*?)</${tag}>`).exec(template)?.[1] ?? '';

/** The hashes of the styles in the snippet: its own, that of the form as HTML, and that of the thank-you page. */
const stylesOfSnippet = async (choices: Choices, template: string) => {
  const style = textIn(template, 'style');
  const styles = [inlineStyle(choices), style, inlineThanksStyle(choices)].flatMap((one) => one || []);
  return styles.length > 0 ? (await Promise.all(styles.map(hashOf))).join(' ') : "'none'";
};

/** The strictest Content-Security-Policy under which the snippet works. */
export const policyFor = async (choices: Choices, build: Build, template = ''): Promise<string> => {
  const { origin, isLocal } = serviceSource(withSandbox(choices, build));
  const folder = folderOf(choices, build);
  const isBundled = hostOf(choices) !== 'script';
  const script = textIn(template, 'script');
  return [
    "default-src 'none'",
    `script-src ${isBundled || folder.startsWith('/') ? "'self'" : source(folder)}${script && ` ${await hashOf(script)}`}`,
    `style-src ${isBundled ? "'self'" : await stylesOfSnippet(choices, template)}`,
    `connect-src ${origin}`,
    // A sandbox on this machine also serves logos.
    `img-src https:${isLocal ? ` ${origin}` : ''}`,
    'trusted-types lit-html',
    "require-trusted-types-for 'script'",
  ].join('; ');
};
