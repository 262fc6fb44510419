/** The page says this when the browser refuses to copy. */
export const refused = 'Your browser didn’t copy this. It’s selected, so you can copy it yourself.';

/** Copies a text. Falls back to a selection if the page isn’t allowed to write to the clipboard. */
export const copyText = async (text: string): Promise<boolean> => {
  try {
    await navigator.clipboard.writeText(text);
    return true;
  } catch {
    return copyBySelection(text);
  }
};

const copyBySelection = (text: string): boolean => {
  const before = document.activeElement;
  const field = document.createElement('textarea');
  field.value = text;
  field.className = 'hidden';
  document.body.append(field);
  field.select();
  // This is the only way without a secure context.
  const isCopied = document.execCommand('copy');
  field.remove();
  if (before instanceof HTMLElement) before.focus();
  return isCopied;
};
