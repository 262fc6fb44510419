import { html, nothing } from 'lit';
import { newTabLinkEnglish } from '../languages/en/new-tab-link.js';
import { nextStepsEnglish } from '../languages/en/next-steps.js';
import type { MessageKey } from '../languages/en.js';
import type { Localizer } from '../languages/localizer.js';
import { addStyles } from '../lit/add-styles.js';
import { focusOn } from '../lit/focus-on.js';
import type { ElementContext } from '../page/platform.js';
import { freshText } from '../ui/fresh-text.js';
import { newTabLink } from '../ui/new-tab-link.js';
import { nextStepsStyles } from './next-steps.styles.js';
import type { OutcomeState } from './outcome-controller.js';
import { readPageLinks, type LinkIssue, type PageLinkValues } from './page-links.js';

/** The English texts of the next steps. */
export const english = { ...nextStepsEnglish, ...newTabLinkEnglish };

/** An element that can show next steps. */
export type NextStepsHost = ElementContext<PageLinkValues> & {
  /** Reports links that aren't valid. A form has done so before anyone gave. */
  leaveOut?(issues: readonly LinkIssue[]): void;
};

/**
 * The page's next steps after a donation, the most important first: changing or stopping a recurring one, then sharing
 * a page.
 */
export class NextSteps {
  readonly #host: NextStepsHost;
  readonly #messages: Localizer;
  readonly #share: ShareController;

  constructor(host: NextStepsHost, messages: Localizer) {
    this.#host = host;
    this.#messages = messages;
    this.#share = new ShareController(host);
    addStyles(host, nextStepsStyles);
  }

  /** `isFollowed` says whether the status has a step of its own below these. */
  render({ outcome, receipt }: OutcomeState, isFollowed: boolean) {
    const { values } = this.#host;
    const { manage, contact, share, shareText, issues } = readPageLinks(values);
    this.#host.leaveOut?.(issues);
    const isThanks = outcome === 'succeeded';
    const isRegular = receipt?.type === 'subscription' || Boolean(receipt?.interval);
    const continues = isThanks && isRegular && !receipt?.endsAtPeriodEnd;
    const line = (key: MessageKey) => html`<p .textContent=${this.#messages.localize(key)}></p>`;
    const link = (key: MessageKey, href: string, weight: string) =>
      newTabLink(this.#messages, key, href, `button ${weight}`);
    const ending = manage
      ? // A payment that is due comes before managing the donation.
        link('manageDonation', manage, isThanks ? '' : 'quiet')
      : contact && link('contactAboutDonation', contact, 'quiet');
    const canEnd = manage ? isRegular && (isThanks || outcome === 'attention') : continues;
    const steps = [
      isThanks && values.emailConfirmation ? line('emailConfirmation') : nothing,
      ending && canEnd ? [continues ? line('endingAfter') : nothing, ending] : nothing,
      share && isThanks ? this.#sharing(share, shareText) : nothing,
    ].filter((step) => step !== nothing);
    const hasHeading = isThanks && steps.length + Number(isFollowed) > 1;
    return [
      hasHeading ? html`<h3>${freshText(this.#messages.localize('nextSteps'))}</h3>` : nothing,
      ...steps,
    ];
  }

  /** The share button, or the link itself if the browser refuses to copy it. */
  #sharing(url: string, text: string | undefined) {
    const { step, hasSheet } = this.#share;
    if (step === 'refused') {
      return html`<div class="link">
        <label for="share-link" .textContent=${this.#messages.localize('linkToCopy')}></label>
        <input id="share-link" type="url" dir="ltr" readonly .value=${url} @focus=${select} />
      </div>`;
    }
    const share = () => void this.#share.share(url, text);
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
