import { html, raw } from 'hono/html';
import { ownPrimary } from '../charities.js';
import { testKey } from '../keys.js';

/** The code of the page about installing, with the address of a sandbox that serves the script. */
export const snippetFor = (origin: string): string => `<style>
  donation-widget {
    display: block;
    width: 100%;
    margin-inline: auto;
    min-height: 100vh;
  }
  donation-widget:not(:defined) {
    max-width: var(--donation-max-width, 30em);
    background: repeating-linear-gradient(#8882 0 3.5em, #0000 0 5.5em) 0 4em / 100% 25.5em no-repeat;
    animation: donation-late 0s 10s forwards;
  }
  :where(donation-widget:not(:defined) > a) {
    color: inherit;
  }
  @keyframes donation-late {
    to {
      min-height: 0;
      background: none;
    }
  }
</style>
<script type="module" src="${origin}/donation-widget.js"></script>
<donation-widget base-url="${origin}/api/v1" publishable-key="${testKey}">
  <a href="https://charity.example/other-ways">Other ways to give</a>
</donation-widget>
`;

/** The form has the colour of its payment page. A page that the code is pasted into sets a colour of its own. */
const styles = `
donation-widget { --donation-primary: ${ownPrimary}; }
:root { color-scheme: light dark; --page: #f3f5f4; --card: #ffffff; --text: #16211f; --line: #c9d2cf; }
@media (prefers-color-scheme: dark) {
  :root { --page: #0e1413; --card: #18201f; --text: #e8efed; --line: #34403e; }
}
body {
  margin: 0; background: var(--page); color: var(--text);
  font: 1rem/1.5 system-ui, -apple-system, 'Segoe UI', Roboto, 'Helvetica Neue', Arial, sans-serif;
}
header { padding: .5rem 1rem; text-align: center; font-size: .9375rem; color: #2b2106; background: #ffe8a3; }
main {
  max-inline-size: 64rem; margin-inline: auto; padding: 1.5rem 1rem; display: grid; gap: 2rem;
  grid-template-columns: minmax(0, 1fr);
}
h1, h2 { line-height: 1.25; margin: 0 0 1rem; font-size: 1.5rem; }
h2 { font-size: 1.25rem; }
p { margin: 0 0 1rem; }
p code { white-space: nowrap; }
pre {
  margin: 0 0 1rem; padding: 1rem; font-size: .875rem; white-space: pre-wrap; overflow-wrap: anywhere;
  background: var(--card); border: 1px solid var(--line);
}
@media (min-width: 52rem) { main { grid-template-columns: minmax(0, 1fr) minmax(0, 1fr); } }
`;

/** The page that a developer opens first: the form, and the code that shows it on another page. */
export const startPage = (origin: string): Response => {
  const snippet = snippetFor(origin);
  const body = html`<!doctype html>
    <html lang="en-GB">
      <head>
        <meta charset="utf-8" />
        <meta name="viewport" content="width=device-width, initial-scale=1" />
        <title>Try the form – Sandbox</title>
        <link rel="icon" href="data:," />
        <style>
          ${raw(styles)}
        </style>
      </head>
      <body>
        <header><strong>Sandbox.</strong> You can’t pay real money here.</header>
        <main>
          <section>
            <h1>Try the form</h1>
            ${raw(snippet)}
          </section>
          <section>
            <h2>Put it on your page</h2>
            <p>Paste this code. It works on any page on your computer while the sandbox is running.</p>
            <pre role="region" aria-label="Code for your page"><code>${snippet}</code></pre>
            <p>
              If you came here after paying on your own page, the sandbox doesn’t know its address. Start it
              with the option <code>--return-url</code> and the address. A page with https doesn’t need it.
            </p>
          </section>
        </main>
      </body>
    </html>`;
  return new Response(String(body), {
    headers: {
      'content-type': 'text/html; charset=utf-8',
      'content-security-policy':
        "default-src 'none'; script-src 'self'; style-src 'unsafe-inline'; connect-src 'self'; img-src 'self' data:; base-uri 'none'; frame-ancestors 'self'",
      'x-content-type-options': 'nosniff',
      'cache-control': 'no-store',
    },
  });
};
