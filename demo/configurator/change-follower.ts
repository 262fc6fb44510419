/** Whether an element takes up room on its page. */
const isSeen = (element: Element) => {
  const { width, height } = element.getBoundingClientRect();
  return width > 8 && height > 8;
};

/** The elements that a change has added, or whose text it has changed. */
const elementsIn = ({ target, addedNodes }: MutationRecord): Element[] => {
  const added = [...addedNodes].filter((node): node is Element => node.nodeType === Node.ELEMENT_NODE);
  if (added.some(isSeen)) return added;
  const element = target.nodeType === Node.ELEMENT_NODE ? (target as Element) : target.parentElement;
  if (element?.localName !== 'style') return element ? [element] : [];
  // The styles of the form show best on its button.
  const form = element.ownerDocument.querySelector('donation-widget');
  const button = form?.shadowRoot?.querySelector('[part~=submit]');
  return button ? [button] : [];
};

const topOf = (element: Element) => element.getBoundingClientRect().top;

const show = (element: Element) => {
  const view = element.ownerDocument.defaultView;
  if (!view) return;
  const { top, bottom } = element.getBoundingClientRect();
  if (top < 0 || bottom > view.innerHeight) {
    const isStill = view.matchMedia('(prefers-reduced-motion: reduce)').matches;
    // Only the page in the frame scrolls, not the page around it.
    view.scrollBy({ top: top - view.innerHeight / 4, behavior: isStill ? 'auto' : 'smooth' });
  }
  element.animate(
    [
      { outline: '3px solid #d97706', outlineOffset: '3px' },
      { outline: '3px solid transparent', outlineOffset: '3px' },
    ],
    { duration: 1_500, easing: 'ease-in' },
  );
};

/**
 * Scrolls the page in the preview to what a setting has changed. It stops when the web editor uses the form, whose
 * changes are then the form’s own.
 */
export class ChangeFollower {
  readonly #onShown: (label: string) => void;
  readonly #observer = new MutationObserver((records) => {
    this.#follow(records);
  });
  #page: Document | undefined;
  /** The label of the setting that was changed last. */
  #label: string | undefined;

  /** @param onShown is called with the label of a setting once the preview shows its change */
  constructor(onShown: (label: string) => void) {
    this.#onShown = onShown;
  }

  /** Follows changes on this page from now on. */
  watch(page: Document): void {
    this.#page = page;
    this.#label = undefined;
    // The form stops these events at its shadow root.
    for (const name of ['pointerdown', 'keydown']) {
      page.addEventListener(
        name,
        () => {
          this.#label = undefined;
        },
        { capture: true },
      );
    }
  }

  /** Expects the change of a setting. */
  expect(label: string): void {
    const page = this.#page;
    if (!page?.body) return;
    this.#label = label;
    this.#observer.disconnect();
    const roots = [...page.querySelectorAll('donation-widget, donation-button')].flatMap(
      ({ shadowRoot }) => shadowRoot ?? [],
    );
    for (const root of [page.body, ...roots])
      this.#observer.observe(root, { subtree: true, childList: true, characterData: true });
  }

  #follow(records: readonly MutationRecord[]): void {
    if (this.#label === undefined) return;
    const [first] = records
      .flatMap(elementsIn)
      .filter((element) => element.isConnected && isSeen(element))
      .sort((one, other) => topOf(one) - topOf(other));
    if (!first) return;
    show(first);
    this.#onShown(this.#label);
  }
}
