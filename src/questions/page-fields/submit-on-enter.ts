/** Inputs of these types do something of their own on Enter. */
const ownEnter = ['button', 'submit', 'reset', 'image', 'file', 'color'];

/**
 * Enter in the page's own fields submits the form, though they are outside of its shadow tree; but not where it
 * ends a composition, or the page has handled it.
 */
export const submitOnEnter = (event: KeyboardEvent, submit: (event: Event) => void): void => {
  const { key, target, isComposing, defaultPrevented, repeat } = event;
  if (key !== 'Enter' || isComposing || defaultPrevented || repeat) return;
  if (target instanceof HTMLInputElement && !ownEnter.includes(target.type)) submit(event);
};
