/** Enter has its own effect in inputs of these types. */
const ownEnter = ['button', 'submit', 'reset', 'image', 'file', 'color'];

/**
 * Submits the form on Enter in the page's own fields, which are outside the shadow root. It ignores Enter if it ends
 * a composition or the page has handled it.
 */
export const submitOnEnter = (event: KeyboardEvent, submit: (event: Event) => void): void => {
  const { key, target, isComposing, defaultPrevented, repeat } = event;
  if (key !== 'Enter' || isComposing || defaultPrevented || repeat) return;
  if (target instanceof HTMLInputElement && !ownEnter.includes(target.type)) submit(event);
};
