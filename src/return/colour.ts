/** A colour with three or six hex digits, as lower-case `#rrggbb`; undefined for anything else. */
export const readColour = (value: unknown): string | undefined => {
  if (typeof value !== 'string') return undefined;
  const hex = /^\s*#([\da-f]{6}|[\da-f]{3})\s*$/i.exec(value)?.[1];
  return hex && `#${(hex.length < 6 ? hex.replace(/./g, '$&$&') : hex).toLowerCase()}`;
};

const rgbOf = (hex: string) => [1, 3, 5].map((at) => parseInt(hex.slice(at, at + 2), 16));

/** The relative luminance (WCAG 2.2), from 0 for black to 1 for white. */
const luminance = (hex: string) => {
  const [red = 0, green = 0, blue = 0] = rgbOf(hex).map((channel) => {
    const share = channel / 255;
    return share <= 0.04045 ? share / 12.92 : ((share + 0.055) / 1.055) ** 2.4;
  });
  return 0.2126 * red + 0.7152 * green + 0.0722 * blue;
};

/** The contrast ratio (WCAG 2.2) between two `#rrggbb` colours, from 1 to 21. */
export const contrast = (a: string, b: string): number => {
  const [x, y] = [luminance(a) + 0.05, luminance(b) + 0.05];
  return Math.max(x, y) / Math.min(x, y);
};

/** Black or white, whichever has more contrast on a `#rrggbb` colour. It is never below 4.58:1. */
export const textColourOn = (hex: string): '#000000' | '#ffffff' =>
  contrast(hex, '#000000') >= contrast(hex, '#ffffff') ? '#000000' : '#ffffff';
