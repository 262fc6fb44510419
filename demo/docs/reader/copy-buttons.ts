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
export const addCopyButtons = () => {
  for (const block of document.querySelectorAll('.code')) {
    const code = block.querySelector('code');
    if (code) block.append(buttonFor(code));
  }
};
