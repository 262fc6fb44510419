const strings = /"[^"\n\r\f]*"|'[^'\n\r\f]*'/g;

/** Whether a text is safe as the value of a custom property: it can’t end the declaration or the stylesheet. */
export const isStyleValue = (text: string): boolean => {
  if (!/^[\p{L}\p{N}\s#%.,()'"+*/_-]+$/u.test(text) || /\/\*|\*\/|\/\//.test(text)) return false;
  const bare = text.replace(strings, '');
  return !/["']/.test(bare) && isNested(bare);
};

const isNested = (text: string): boolean => {
  let depth = 0;
  for (const sign of text) {
    if (sign === '(') depth += 1;
    if (sign === ')') depth -= 1;
    if (depth < 0) return false;
  }
  return depth === 0;
};
