/**
 * The text without characters that are not seen: bidi controls, zero-width characters, soft hyphens, byte order
 * marks.
 */
export const dropInvisible = (text: string): string => text.replace(/\p{Cf}/gu, '');

const wideSigns: Record<string, string> = { '￡': '£', '￥': '¥', '￦': '₩' };

/**
 * The signs and letters in and around an amount in their usual width, where an input method wrote wide ones.
 * A list of these alone: Unicode's own folding (NFKC) would turn a circled or mathematical digit into a digit.
 */
export const toUsualWidth = (text: string): string =>
  text.replace(
    /[＄＇（），－．Ａ-Ｚａ-ｚ￡￥￦]/g,
    (wide) => wideSigns[wide] ?? String.fromCharCode(wide.charCodeAt(0) - 0xfee0),
  );

/**
 * A text for one line: without control and bidi characters, white space collapsed. Joiners stay, since
 * Persian and Indic names are spelt with them; half a surrogate pair is replaced.
 */
export const cleanLine = (text: string): string =>
  text
    .replace(/(?![\s\u200c\u200d])[\p{Cc}\p{Cf}]|\ufeff/gu, '')
    .replace(/\p{Cs}/gu, '\ufffd')
    .replace(/\s+/g, ' ')
    // The lookbehind keeps the second half from starting again at each character of a long run.
    .replace(/^[ \u200c\u200d]+|(?<![ \u200c\u200d])[ \u200c\u200d]+$/g, '');

/** A text for one line, cut after its first 200 characters: each is a whole code point. */
export const cutLine = (text: string): string => cleanLine([...cleanLine(text)].slice(0, 200).join(''));

/** One line without control and bidi characters, cut with “…” where it is longer than this many characters. */
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
