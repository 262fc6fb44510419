import { startSearch } from './search-form.js';
import { copyText } from '../../configurator/clipboard.js';

const words = { before: 'Copy', after: 'Copied', refused: 'Select it to copy' };

const buttonFor = (code: Element) => {
  const button = document.createElement('button');
  button.type = 'button';
  button.textContent = words.before;
  button.addEventListener('click', () => {
    void copyText(code.textContent).then((isCopied) => {
      // The button has the focus, so screen readers read its new name.
      button.textContent = isCopied ? words.after : words.refused;
      setTimeout(() => (button.textContent = words.before), 3000);
    });
  });
  return button;
};

/** Gives each block of code a button that copies it. */
const addCopyButtons = () => {
  for (const block of document.querySelectorAll('.code')) {
    const code = block.querySelector('code');
    if (code) block.append(buttonFor(code));
  }
};

const wideScreen = '(width >= 60rem)';

/**
 * Keeps the contents open on a wide screen and folds them away on a narrow one. A wide screen scrolls them to the
 * current page, without moving the page itself.
 */
const showContents = () => {
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

addCopyButtons();
startSearch();
showContents();
