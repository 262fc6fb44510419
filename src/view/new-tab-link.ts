import { html } from 'lit';
import type { MessageKey } from '../i18n/en.js';
import type { Localizer } from '../i18n/localizer.js';
import { freshText } from './fresh-text.js';

/** A link to a page of the charity's, which opens beside the donation and tells screen readers so. */
export const newTabLink = (messages: Localizer, key: MessageKey, href: string, name = '') =>
  html`<a class=${name} href=${href} target="_blank" rel="noopener noreferrer"
    >${freshText(messages.localize(key))}
    <span class="hidden" .textContent=${messages.localize('inNewTab')}></span
  ></a>`;
