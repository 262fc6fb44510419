import { html, nothing } from 'lit';
import type { MessageKey } from '../languages/en.js';
import type { Localizer } from '../languages/localizer.js';
import { slotOf, type Outcome } from '../schema/outcome.js';
import { textColourOn } from './colour.js';
import type { Theme } from './charity.js';

/**
 * The charity's colour and logo. If white is readable on the colour, it shows the white logo on it, otherwise the
 * coloured logo on white, which it was designed for. Without a logo it shows the name.
 */
export const statusHead = ({ name, logo, primary }: Theme) => {
  const isWhiteReadable = primary !== undefined && textColourOn(primary) === '#ffffff';
  const white = isWhiteReadable ? logo?.white : undefined;
  const address = white ?? logo?.color;
  return html`<div class="head ${white ? 'branded' : address ? 'plain' : ''}">
    ${
      address
        ? html`<img
            part="logo"
            src=${address}
            alt=${name ?? ''}
            loading="lazy"
            referrerpolicy="no-referrer"
            @error=${hideBroken}
          />`
        : name && html`<bdi class="name" .textContent=${name}></bdi>`
    }
  </div>`;
};

const hideBroken = (event: Event) => {
  (event.target as HTMLImageElement).hidden = true;
};

const paths = {
  done: 'M5 12.5 10 17.5 19.5 7',
  waiting: 'M12 6.5v6l4 2.5M12 2.5a9.5 9.5 0 1 0 0 19 9.5 9.5 0 0 0 0-19Z',
  attention: 'M12 5v9m0 4.5v.5',
};

export const statusMark = (outcome: Outcome | null) => {
  const path =
    outcome === 'succeeded'
      ? paths.done
      : outcome === 'failed' || outcome === 'attention'
        ? paths.attention
        : paths.waiting;
  return html`<svg class="mark" viewBox="0 0 24 24" aria-hidden="true" fill="none" stroke="currentColor">
    <path d=${path} stroke-width="2.5" stroke-linecap="round" stroke-linejoin="round" />
  </svg>`;
};

const slots = {
  succeeded: html`<slot name="succeeded"></slot>`,
  pending: html`<slot name="pending"></slot>`,
  failed: html`<slot name="failed"></slot>`,
};

/** The page's own content for an outcome. */
export const statusSlot = (outcome: Outcome | null) => {
  const name = slotOf(outcome);
  return name ? slots[name] : nothing;
};

/** Isolates the charity's name in its own element, because its text direction can differ. */
export const statusText = (text: MessageKey, { name }: Theme, messages: Localizer) => {
  if (text !== 'succeeded.text' || !name) return html`<p .textContent=${messages.localize(text)}></p>`;
  const [before, after] = messages.localize('succeeded.textTo', { charity: '\n' }).split('\n');
  return html`<p>
    <span .textContent=${before}></span><bdi .textContent=${name}></bdi><span .textContent=${after}></span>
  </p>`;
};

/** The link to the charity's website. */
export const statusWebsite = ({ website, name }: Theme, messages: Localizer) =>
  website
    ? html`<a class="website" href=${website}>
        ${messages.localize('visit')} <bdi>${name ?? new URL(website).host}</bdi>
      </a>`
    : nothing;
