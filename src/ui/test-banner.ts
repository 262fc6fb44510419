import { html } from 'lit';
import type { Localizer } from '../languages/localizer.js';

/** The banner above a form or status, which says that no money is taken. */
export const testBanner = (messages: Localizer) =>
  html`<p
    class="banner"
    part="test-banner"
    lang=${messages.lang}
    dir=${messages.direction}
    .textContent=${messages.localize('testMode')}
  ></p>`;
