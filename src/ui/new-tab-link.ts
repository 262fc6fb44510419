import { html } from 'lit';
import type { MessageKey } from '../languages/en.js';
import type { Localizer } from '../languages/localizer.js';
import { freshText } from './fresh-text.js';

/** A link to one of the charity's pages. It opens in a new tab and says so to screen readers. */
export const newTabLink = (messages: Localizer, key: MessageKey, href: string, name = '') =>
  html`<a class=${name} href=${href} target="_blank" rel="noopener noreferrer"
    >${freshText(messages.localize(key))}
    <span class="hidden" .textContent=${messages.localize('inNewTab')}></span
  ></a>`;
