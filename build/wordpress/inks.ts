import { usualColours } from '../../editor/colour-lints.js';

/** A colour of the form in both schemes, and the contrast with the background that it needs. */
type Ink = { light: string; dark: string; needed: string };

/** The lines around fields and options, `--_control` of the elements. No custom property changes them. */
export const lines: Ink = { light: '#76808f', dark: '#8b95a3', needed: '3' };

const themed = ['--donation-surface', '--donation-text', '--donation-primary'];

/** The colours that a form keeps on the theme’s background. */
export const inks = (): Ink[] => [
  ...Object.entries(usualColours).flatMap(([name, { light, dark }]) =>
    themed.includes(name) ? [] : [{ light, dark, needed: '4.5' }],
  ),
  lines,
];
