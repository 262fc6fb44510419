import type { Context } from 'hono';
import { html, raw } from 'hono/html';
import type { ContentfulStatusCode } from 'hono/utils/http-status';
import type { Charity } from '../../../src/schema/charity.js';
import { systemRandom } from '../context.js';
import { styles } from './styles.js';

/** The result of `html`, with every value escaped. */
export type Html = ReturnType<typeof html>;

// A charity without colours gets these. White text is readable on the first.
const neutral = { primary: '#3b4a63', secondary: '#8fa3c4' };

const colour = (text: string | null | undefined, otherwise: string) =>
  text && /^#[\da-f]{6}$/i.test(text) ? text : otherwise;

type Page = {
  title: string;
  charity?: Charity | undefined;
  main: Html;
  footer?: Html | string;
  status?: ContentfulStatusCode;
  /** Default: the page sends no referrer. */
  referrerPolicy?: 'same-origin';
};

/** A whole page, with the response headers of a payment page. */
export const page = (c: Context, { title, charity, main, footer, status = 200, referrerPolicy }: Page) => {
  const nonce = btoa(String.fromCharCode(...systemRandom.bytes(16)));
  const brand = colour(charity?.theme?.primary, neutral.primary);
  const accent = colour(charity?.theme?.secondary, charity?.theme?.primary ? brand : neutral.secondary);
  const favicon = charity?.logo?.favicon;

  c.header(
    'content-security-policy',
    // No form-action: Chromium applies it to the redirect after a form too, and that can go to any charity.
    `default-src 'none'; style-src 'nonce-${nonce}'; img-src 'self'; base-uri 'none'; frame-ancestors 'self'`,
  );
  c.header('referrer-policy', referrerPolicy ?? 'no-referrer');
  c.header('x-content-type-options', 'nosniff');
  c.header('cache-control', 'no-store');
  return c.html(
    html`<!doctype html>
      <html lang="en">
        <head>
          <meta charset="utf-8" />
          <meta name="viewport" content="width=device-width, initial-scale=1" />
          <meta name="robots" content="noindex" />
          <title>${title} – Sandbox checkout</title>
          ${favicon ? html`<link rel="icon" href="${favicon}" />` : ''}
          <style nonce="${nonce}">
            :root { --brand: ${brand}; --accent: ${accent}; }
            ${raw(styles)}
          </style>
        </head>
        <body>
          <header><strong>Sandbox.</strong> You can’t pay real money here.</header>
          <main>${main}</main>
          <footer>${footer ?? 'This page simulates a payment provider’s page.'}</footer>
        </body>
      </html>`,
    status,
  );
};

/** A link to the page that simulates errors, if the sandbox has control routes. */
export const faultsLink = (c: Context): Html | '' => {
  const path: unknown = c.get('faultsPath');
  return typeof path === 'string' ? html`<a href="${path}">Simulate errors</a>` : '';
};
