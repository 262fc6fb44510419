import { contrast, readColour } from '../../src/return/colour.js';

/** A colour of the theme, or of WordPress. */
export type PaletteColour = { readonly slug: string; readonly color: string };

const reference = /^var\(--wp--preset--color--([\w-]+)\)$/;

/** The CSS value for a colour that was picked. A colour of the theme changes with the theme. */
export const valueFor = (picked: string, palette: readonly PaletteColour[]): string => {
  const slug = palette.find(({ color }) => color === picked)?.slug;
  return slug === undefined ? picked : `var(--wp--preset--color--${slug})`;
};

/** The colour that a CSS value stands for. */
export const colourOf = (value: string, palette: readonly PaletteColour[]): string => {
  const slug = reference.exec(value)?.[1];
  return palette.find((colour) => colour.slug === slug)?.color ?? value;
};

/**
 * The colours with those first in which a button can be seen. The sidebar warns of the others, and can't check a colour
 * that isn't written as hex digits.
 *
 * @param surface the background of the form, as a CSS value
 */
export const ordered = <Colour extends PaletteColour>(
  palette: readonly Colour[],
  surface: string,
): readonly Colour[] => {
  const ground = readColour(colourOf(surface, palette)) ?? '#ffffff';
  const isVisible = ({ color }: Colour) => {
    const hex = readColour(color);
    return hex !== undefined && contrast(hex, ground) >= 3;
  };
  return [...palette.filter(isVisible), ...palette.filter((colour) => !isVisible(colour))];
};
