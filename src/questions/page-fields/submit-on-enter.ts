/** Fields in which Enter is theirs. */
const ownEnter = ['button', 'submit', 'reset', 'image', 'file', 'color'];

/**
 * The page's own fields stand outside of the form's shadow tree: Enter in them submits it all the same,
 * unless it ends a composition or the page took it.
 */
export const submitOnEnter = (event: KeyboardEvent, submit: (event: Event) => void): void => {
  const { key, target, isComposing, defaultPrevented, repeat } = event;
  if (key !== 'Enter' || isComposing || defaultPrevented || repeat) return;
  if (target instanceof HTMLInputElement && !ownEnter.includes(target.type)) submit(event);
};
