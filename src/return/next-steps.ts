import { html, nothing, type ReactiveController } from 'lit';
import { newTabLinkEnglish } from '../languages/en/new-tab-link.js';
import { nextStepsEnglish } from '../languages/en/next-steps.js';
import type { Localizer } from '../languages/localizer.js';
import type { ElementContext } from '../page/element-context.js';
import { freshText } from '../ui/fresh-text.js';
import { newTabLink } from '../ui/new-tab-link.js';
import type { OutcomeState } from './outcome-controller.js';
import { readPageLinks, type PageLinks, type PageLinkValues } from './page-links.js';
import { ShareController } from './share-controller.js';

/** The English texts of the next steps. */
export const english = { ...nextStepsEnglish, ...newTabLinkEnglish };

/** The page's next steps after a donation: managing a recurring one and sharing a page. */
export class NextSteps implements ReactiveController {
  readonly #host: ElementContext<PageLinkValues>;
  readonly #messages: Localizer;
  readonly #share: ShareController;
  /** The attributes that the links came from. */
  #written = '';
  #links: PageLinks = {};

  constructor(host: ElementContext<PageLinkValues>, messages: Localizer) {
    this.#host = host;
    this.#messages = messages;
    this.#share = new ShareController(host);
    host.addController(this);
  }

  hostUpdate() {
    const { manageUrl, shareUrl, shareText } = this.#host.values;
    const written = JSON.stringify([manageUrl, shareUrl, shareText]);
    if (written === this.#written) return;
    this.#written = written;
    this.#links = readPageLinks(this.#host.values);
  }

  /** Resets the steps for another donation. */
  reset(): void {
    this.#share.reset();
  }

  render({ outcome, receipt }: OutcomeState) {
    const { manage, share } = this.#links;
    const isRecurring = receipt?.type === 'subscription' || Boolean(receipt?.interval);
    const canManage = isRecurring && (outcome === 'succeeded' || outcome === 'attention');
    return html`${manage && canManage ? newTabLink(this.#messages, 'manageDonation', manage, 'button quiet') : nothing}
    ${share && outcome === 'succeeded' ? this.#sharing(share) : nothing}`;
  }

  /** The share button, or the link itself if the browser refuses to copy it. */
  #sharing(url: string) {
    const { step, hasSheet } = this.#share;
    if (step === 'refused') {
      return html`<div class="link">
        <label for="share-link" .textContent=${this.#messages.localize('linkToCopy')}></label>
        <input id="share-link" type="url" dir="ltr" readonly .value=${url} @focus=${select} />
      </div>`;
    }
    const share = () => void this.#share.share(url, this.#links.shareText);
    return html`<button class="button quiet" type="button" @click=${share}>
        ${freshText(this.#messages.localize(hasSheet ? 'share' : 'copyLink'))}
      </button>
      <p
        class="copied"
        aria-live="polite"
        .textContent=${step === 'copied' ? this.#messages.localize('linkCopied') : ''}
      ></p>`;
  }
}

const select = (event: Event) => {
  (event.target as HTMLInputElement).select();
};
