/**
 * Whether a text has only visible ASCII characters and spaces. Most texts do, and then no expression for classes of
 * Unicode is needed: a browser takes longer to compile one than to draw what a key changes.
 */
export const isPlain = (text: string): boolean => /^[ -~]*$/.test(text);

/**
 * Removes invisible characters: bidi controls, zero-width characters, soft hyphens and byte order marks.
 */
export const dropInvisible = (text: string): string => (isPlain(text) ? text : text.replace(/\p{Cf}/gu, ''));

const wideSigns: Record<string, string> = { '￡': '£', '￥': '¥', '￦': '₩' };

/**
 * Replaces the full-width signs and letters that input methods write in and around amounts. It handles only these,
 * because Unicode's folding (NFKC) would turn a circled or mathematical digit into a digit.
 */
export const toUsualWidth = (text: string): string =>
  text.replace(
    /[＄＇（），－．Ａ-Ｚａ-ｚ￡￥￦]/g,
    (wide) => wideSigns[wide] ?? String.fromCharCode(wide.charCodeAt(0) - 0xfee0),
  );

/**
 * A single-line text: no control or bidi characters, white space collapsed. Joiners stay, because Persian and Indic
 * names need them. Lone surrogates are replaced.
 */
export const cleanLine = (text: string): string =>
  withoutControls(text)
    .replace(/\s+/g, ' ')
    // The lookbehind stops the second half from starting again at each character of a long run.
    .replace(/^[ \u200c\u200d]+|(?<![ \u200c\u200d])[ \u200c\u200d]+$/g, '');

const withoutControls = (text: string): string =>
  isPlain(text)
    ? text
    : text.replace(/(?![\s\u200c\u200d])[\p{Cc}\p{Cf}]|\ufeff/gu, '').replace(/\p{Cs}/gu, '\ufffd');

/** A single-line text, cut after 200 characters (whole code points). */
export const cutLine = (text: string): string => cleanLine([...cleanLine(text)].slice(0, 200).join(''));

/** A single-line text without control and bidi characters, shortened with “…” to this many characters. */
export const shortLine = (text: string, longest: number): string => {
  const line = cleanLine(text);
  const characters = [...line];
  return characters.length > longest
    ? `${characters
        .slice(0, longest - 1)
        .join('')
        .trimEnd()}…`
    : line;
};
