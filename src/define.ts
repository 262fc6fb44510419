import { DonationButton } from './elements/button/donation-button.js';
import { DonationStatus } from './elements/donation-status.js';
import { DonationWidget } from './elements/donation-widget.js';

/** The prefix of the tags: `donation` gives `<donation-widget>` and the others. */
export type DefineOptions = { prefix?: string };

const elements: Record<string, CustomElementConstructor> = {
  status: DonationStatus,
  widget: DonationWidget,
  button: DonationButton,
};

/**
 * Registers the elements, each tag once. If the page loads the script twice, or two versions of it, the first one
 * stays and the console warns you.
 */
export const defineDonationElements = ({ prefix = 'donation' }: DefineOptions = {}): void => {
  // Node has no custom element registry, but importing must still be safe.
  if (typeof document === 'undefined') return;
  if (!isSupported()) {
    console.warn(`This browser is too old for <${prefix}-widget>, so it shows the fallback content instead.`);
    return;
  }
  for (const [name, element] of Object.entries(elements)) {
    const tag = `${prefix}-${name}`;
    if (customElements.get(tag)) {
      console.warn(`<${tag}> is already registered. Load the script only once on each page.`);
      continue;
    }
    // A class can be registered only once, so each prefix gets its own subclass.
    customElements.define(tag, prefix === 'donation' ? element : class extends element {});
  }
};

/**
 * Whether this browser has the features that the elements need. If it lacks one, the fallback content stays
 * visible. The oldest supported versions have all of them.
 */
const isSupported = (): boolean =>
  // Chrome 73, Firefox 101, Safari 16.4, which is also the first that supports all regular expressions used here.
  'adoptedStyleSheets' in document &&
  // Chrome 93, Firefox 92, Safari 15.4.
  'hasOwn' in Object &&
  // Chrome 100, Firefox 97, Safari 15.4.
  'throwIfAborted' in AbortSignal.prototype;
