import { html, nothing, render } from 'lit';
import { copyText, refused } from '../configurator/clipboard.js';
import { configuratorAddress, leftBehind } from './in-configurator.js';
import { snippetOf } from './snippet.js';

// Below each page of the gallery: the form of that page as a web editor would write it. It speaks English
// on every page, as it is for those who build pages and not for donors.

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
      <summary>How this form is embedded</summary>
      <p>
        This is made of the form above as it stands on this page. Paste it where the form is to be. It speaks
        to the sandbox of this demo: for your own site, put the folder of your script, the address of your
        service and your key into it.
        ${isOnPage ? 'Its first rules keep a place for a form of the usual height.' : nothing}
      </p>
      <pre tabindex="0" role="region" aria-label="The snippet"><code>${snippet}</code></pre>
      <p class="copy">
        <button type="button" @click=${() => copy(snippet)}>Copy</button>
        <a href=${configuratorAddress(element)}>Open in the configurator</a>
        <span role="status"></span>
      </p>
      ${
        left
          ? html`<p>
              The configurator takes the settings and colours of this form. It has no field for the rest,
              which stays here: ${left}.
            </p>`
          : nothing
      }
    </details>`,
    place,
  );
}
