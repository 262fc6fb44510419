import { html, nothing, render } from 'lit';
import { copyText, refused } from '../configurator/clipboard.js';
import { configuratorAddress, leftBehind } from './in-configurator.js';
import { isBuilt, isServed, snippetOf } from './snippet.js';

// The code for the form of each gallery page, below that page. It is in English on every page, because it is for
// people who build pages, not for donors.

const place = document.querySelector<HTMLElement>('.embed');
const element = document.querySelector('donation-button, donation-widget');

const copy = async (snippet: string) => {
  const isCopied = await copyText(snippet);
  const said = place?.querySelector('[role="status"]');
  const code = place?.querySelector('pre code');
  if (!said || !code) return;
  said.textContent = isCopied ? 'Copied' : refused;
  if (!isCopied) getSelection()?.selectAllChildren(code);
};

const isOnPage = element?.localName === 'donation-widget';

const draw = (page: HTMLElement, form: Element) => {
  const snippet = snippetOf(form);
  const left = new Intl.ListFormat('en-GB').format(leftBehind(form));
  render(
    html`<details @toggle=${() => draw(page, form)}>
      <summary>Get the code for this form</summary>
      <p>
        Paste this code where you want the form. It works as it is on your own computer, with test payments,
        while ${isServed ? 'this demo' : html`<code>npm run sandbox</code>`} is running. For your own site,
        change the script location, the payment service address and the publishable key.
        ${isOnPage ? 'The first lines reserve space for the form, so that your page doesn’t move.' : nothing}
      </p>
      ${
        isServed && !isBuilt
          ? html`<p>
              The script isn’t built yet. Run <code>npm run build</code>, then start the demo again.
            </p>`
          : nothing
      }
      <pre tabindex="0" role="region" aria-label="Code for this form"><code>${snippet}</code></pre>
      <p class="copy">
        <button type="button" @click=${() => copy(snippet)}>Copy</button>
        <a href=${configuratorAddress(form)}>Open in the configurator</a>
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
    page,
  );
};

if (place && element) {
  place.lang = 'en-GB';
  place.dir = 'ltr';
  draw(place, element);
}
