import { css, html, nothing } from 'lit';
import { newTabLink } from '../../ui/new-tab-link.js';
import { intervalKey, intervalOf } from '../giving/interval/state.js';
import type { Part } from '../part.js';
import { ownSettings } from '../states.js';
import { trustKey } from './state.js';

export const endingStyles = css`
  .ending {
    margin-block-start: 0.5em;
    text-wrap: pretty;
  }
  .act .ending {
    margin: 0;
    text-align: center;
  }
  /* Without a text it is hidden but rendered, so that screen readers announce text in it. */
  .ending.empty {
    position: absolute;
  }
`;

/**
 * Tells donors who choose to give regularly that they can change or stop it, and how. If they don't choose the
 * interval, they read it where the button names it.
 */
export const endingPart: Part<null, null> = {
  name: 'ending',
  group: (form) => (ownSettings(form, intervalKey).offered.length > 1 ? intervalKey.name : 'above-submit'),
  isOfPage: true,

  configure: () => null,
  initial: () => null,

  read: (_, donation) => donation,
  view: ({ form, messages }) => {
    const { manageUrl, contactUrl } = ownSettings(form, trustKey);
    const href = manageUrl ?? contactUrl;
    if (!href) return nothing;
    const isRegular = intervalOf(form).unit !== null;
    const key = manageUrl ? 'endingManage' : 'endingContact';
    // A line that is there from the start isn't news.
    const isNews = !isRegular || form.answered.has(intervalKey.name);
    return html`<p class="hint trust ending derived ${isRegular ? '' : 'empty'}" part="hint">
      <span
        aria-live=${isNews ? 'polite' : nothing}
        .textContent=${isRegular ? messages.localize('ending') : ''}
      ></span>
      ${isRegular ? newTabLink(messages, key, href) : nothing}
    </p>`;
  },
};
