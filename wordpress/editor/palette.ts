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
