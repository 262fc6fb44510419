const localPart = /^(?!\.)(?!.*\.\.)[^\s@"(),:;<>[\]\\]{1,64}(?<!\.)$/u;
const label = /^(?!-)[\p{L}\p{M}\p{N}-]{1,63}(?<!-)$/u;

/** Whether an email address (§2.3) is valid, in any script. Quotes, comments and bare hosts aren't accepted. */
export const isEmail = (text: string) => {
  const at = text.lastIndexOf('@');
  const labels = text.slice(at + 1).split('.');
  return (
    text.length <= 254 &&
    localPart.test(text.slice(0, Math.max(at, 0))) &&
    labels.length >= 2 &&
    labels.every((part) => label.test(part))
  );
};
