import { html, nothing } from 'lit';
import { faultText, type GivingView } from './giving-view.js';
import { freshText } from './fresh-text.js';

/** All faults at once, each a link to its field; it takes focus when a submit was stopped. */
export const errorSummary = (view: GivingView) => {
  const faults = view.controller.faults.list;
  if (faults.length === 0 && view.ownFaults.length === 0) return nothing;
  return html`<div class="summary" part="error-summary" id="error-summary" tabindex="-1">
    <div role="alert">
      <h2>${freshText(view.words.say('errorTitle'))}</h2>
      <ul>
        ${faults.map(
          ([field]) =>
            html`<li>
              <a href="#${field}" @click=${focusField}>${freshText(faultText(view, field))}</a>
            </li>`,
        )}
        ${view.ownFaults.map(({ control, text }) => {
          const focus = (event: Event) => {
            event.preventDefault();
            control.focus();
          };
          return html`<li><a href="#fields" @click=${focus}>${freshText(text)}</a></li>`;
        })}
      </ul>
    </div>
  </div>`;
};

/** A hash link inside a shadow root focuses nothing, and would change the page's address. */
const focusField = (event: Event) => {
  event.preventDefault();
  const link = event.currentTarget as HTMLAnchorElement;
  const root = link.getRootNode() as ShadowRoot;
  const field = root.querySelector<HTMLElement>(link.hash);
  // The label or legend comes into view with its field, so that the donor sees what is asked for.
  const group = field?.closest('.field, fieldset');
  group?.scrollIntoView({ block: 'start' });
  field?.focus({ preventScroll: true });
};
