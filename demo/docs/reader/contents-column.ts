const wideScreen = '(width >= 60rem)';

/**
 * Keeps the contents open on a wide screen and folds them away on a narrow one. A wide screen scrolls them to the
 * current page, without moving the page itself.
 */
export const showContents = () => {
  const contents = document.querySelector<HTMLDetailsElement>('details.contents');
  if (!contents) return;
  const screen = matchMedia(wideScreen);
  const follow = () => {
    contents.open = screen.matches;
  };
  screen.addEventListener('change', follow);
  follow();
  const current = contents.querySelector('[aria-current]');
  if (!current || !screen.matches) return;
  const below = current.getBoundingClientRect().bottom - contents.getBoundingClientRect().bottom;
  if (below > 0) contents.scrollTop += below + contents.clientHeight / 2;
};
