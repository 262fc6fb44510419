import { html, nothing, type ReactiveController } from 'lit';
import { newTabLinkEnglish } from '../languages/en/new-tab-link.js';
import { nextStepsEnglish } from '../languages/en/next-steps.js';
import type { Localizer } from '../languages/localizer.js';
import type { ElementContext } from '../page/platform.js';
import { freshText } from '../ui/fresh-text.js';
import { newTabLink } from '../ui/new-tab-link.js';
import type { OutcomeState } from './outcome-controller.js';
import { readPageLinks, type PageLinks, type PageLinkValues } from './page-links.js';
import { focusOn } from '../lit/focus-on.js';

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

/** Shares one of the charity's pages, and nothing about the donation. */
class ShareController {
  readonly #host: ElementContext;
  /** `refused`: the donor has to copy the link by hand. */
  #step: 'idle' | 'sharing' | 'copied' | 'refused' = 'idle';

  constructor(host: ElementContext) {
    this.#host = host;
  }

  get step() {
    return this.#step;
  }

  /** Whether the device has its own share menu. */
  get hasSheet(): boolean {
    return this.#host.platform.canShare();
  }

  reset(): void {
    this.#step = 'idle';
  }

  async share(url: string, text: string | undefined): Promise<void> {
    if (this.#step === 'sharing') return;
    const { platform } = this.#host;
    const hasSheet = platform.canShare();
    this.#set('sharing');
    try {
      const passedOn = hasSheet ? platform.share({ url, ...(text && { text }) }) : platform.copy(url);
      // Remove the last announcement before adding the next, or a screen reader stays silent.
      await Promise.all([passedOn, this.#host.updateComplete]);
      this.#set(hasSheet ? 'idle' : 'copied');
    } catch (error) {
      // The donor cancelled.
      const isLeft = error instanceof DOMException && error.name === 'AbortError';
      this.#set(isLeft ? 'idle' : 'refused');
      if (!isLeft) await focusOn(this.#host, '#share-link');
    }
  }

  #set(step: ShareController['step']): void {
    this.#step = step;
    this.#host.requestUpdate();
  }
}
