import { html, nothing, render } from 'lit';
import { copyText, refused } from '../configurator/clipboard.js';
import { configuratorAddress, leftBehind } from './in-configurator.js';
import { snippetOf } from './snippet.js';

// The code for the form of each gallery page, below that page. It is in English on every page, because it is for
// people who build pages, not for donors.

const place = document.querySelector<HTMLElement>('.embed');
const element = document.querySelector('donation-button, donation-widget');

const copy = async (snippet: string) => {
  const isCopied = await copyText(snippet);
  const said = place?.querySelector('[role="status"]');
  const code = place?.querySelector('code');
  if (!said || !code) return;
  said.textContent = isCopied ? 'Copied' : refused;
  if (!isCopied) getSelection()?.selectAllChildren(code);
};

if (place && element) {
  place.lang = 'en-GB';
  place.dir = 'ltr';
  const snippet = snippetOf(element);
  const left = new Intl.ListFormat('en-GB').format(leftBehind(element));
  const isOnPage = element.localName === 'donation-widget';
  render(
    html`<details>
      <summary>Get the code for this form</summary>
      <p>
        Paste this code where you want the form. It uses the test payments of this demo: for your own site,
        change the script’s address, the service’s address and the key.
        ${isOnPage ? 'The first lines reserve space for a form of the usual height.' : nothing}
      </p>
      <pre tabindex="0" role="region" aria-label="Code for this form"><code>${snippet}</code></pre>
      <p class="copy">
        <button type="button" @click=${() => copy(snippet)}>Copy</button>
        <a href=${configuratorAddress(element)}>Open in the configurator</a>
        <span role="status"></span>
      </p>
      ${
        left
          ? html`<p>
              The configurator opens with the settings and colours of this form. It leaves out ${left}.
            </p>`
          : nothing
      }
    </details>`,
    place,
  );
}
