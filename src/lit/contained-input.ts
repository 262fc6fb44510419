/**
 * Pages, sliders, shortcuts and tap libraries judge keys and presses by `event.target`. Outside a shadow root, that is
 * the element instead of the field, so they take what the donor types or taps.
 */
const types = ['keydown', 'keypress', 'keyup', 'touchstart', 'touchend', 'pointerdown', 'mousedown'];

/** Keeps the keys and presses that begin in this shadow tree from the page. `click` and `input` go on. */
export const containInput = (root: ShadowRoot): void => {
  for (const type of types) root.addEventListener(type, contain, { passive: true });
};

const contain = (event: Event): void => {
  const { target, currentTarget } = event;
  // Content that the page has put into a slot is its own.
  if (!(target instanceof Node) || target.getRootNode() !== currentTarget) return;
  if (!(event instanceof KeyboardEvent && isForPage(event))) event.stopPropagation();
};

/** Tab and Escape are also the page's: they move the focus and close its menus. So are shortcuts, which type nothing. */
const isForPage = ({ key, ctrlKey, altKey, metaKey }: KeyboardEvent): boolean =>
  key === 'Tab' || key === 'Escape' || ctrlKey || altKey || metaKey;
