import { DonationButton } from './elements/donation-button.js';
import { DonationStatus } from './elements/donation-status.js';
import { DonationWidget } from './elements/donation-widget.js';
import { isSupported } from './supported.js';

/** Under which prefix to register: `donation` gives `<donation-widget>` and the others. */
export type DefineOptions = { prefix?: string };

const elements: Record<string, CustomElementConstructor> = {
  status: DonationStatus,
  widget: DonationWidget,
  button: DonationButton,
};

/**
 * Registers the elements, each tag once. A second copy of the script, of this version or another, warns and
 * leaves the first in place.
 */
export const defineDonationElements = ({ prefix = 'donation' }: DefineOptions = {}): void => {
  // In bare Node there is nothing to register with; importing must be safe all the same.
  if (typeof document === 'undefined') return;
  if (!isSupported()) {
    console.warn(`<${prefix}-widget> needs a newer browser. The content inside the tag stays.`);
    return;
  }
  for (const [name, element] of Object.entries(elements)) {
    const tag = `${prefix}-${name}`;
    if (customElements.get(tag)) {
      console.warn(`<${tag}> is registered already, and stays.`);
      continue;
    }
    // A constructor can be registered once: other prefixes get classes of their own.
    customElements.define(tag, prefix === 'donation' ? element : class extends element {});
  }
};
