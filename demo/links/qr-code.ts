import { correction, generate } from 'lean-qr';
import { toSvgPath } from 'lean-qr/extras/svg';

/** ISO/IEC 18004 asks for four modules of white on every side. */
const quietZone = 4;
const pixelsOfModule = 8;

/** Sharp in a printed letter. */
const leastPixels = 1000;

const escaped = (text: string): string =>
  text.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('>', '&gt;');

/**
 * Makes a QR code as an SVG file. It is black on white on dark pages too, because many scanners can’t read light
 * modules on a dark background. Level M or better suits print: a smudge or a fold doesn’t make it unreadable.
 *
 * @returns null if the text is too long for a QR code
 */
export const qrCode = (text: string): string | null => {
  const code = codeOf(text);
  if (!code) return null;
  const size = code.size + 2 * quietZone;
  const pixels = size * pixelsOfModule;
  const box = `${-quietZone} ${-quietZone} ${size} ${size}`;
  return [
    `<svg xmlns="http://www.w3.org/2000/svg" viewBox="${box}" width="${pixels}" height="${pixels}" role="img" shape-rendering="crispEdges">`,
    `<title>QR code for ${escaped(text)}</title>`,
    `<rect x="${-quietZone}" y="${-quietZone}" width="${size}" height="${size}" fill="#fff"/>`,
    `<path d="${toSvgPath(code)}" fill="#000"/>`,
    '</svg>',
  ].join('');
};

const codeOf = (text: string) => {
  try {
    return generate(text, { minCorrectionLevel: correction.M });
  } catch {
    return null;
  }
};

/** Makes the same code as a PNG file, for documents and posts that take no SVG, as an address with its data. */
export const qrPicture = (text: string): string | null => {
  const code = codeOf(text);
  if (!code) return null;
  const scale = Math.ceil(leastPixels / (code.size + 2 * quietZone));
  return code.toDataURL({ type: 'image/png', pad: quietZone, scale, on: [0, 0, 0], off: [255, 255, 255] });
};

/** Names the file after the host, the amount and the interval, so that you can tell several codes apart. */
export const qrFileName = (link: string): string => {
  const { hostname, search, hash } = new URL(link);
  const choice = new URLSearchParams(/^#[^?]*\?(.*)$/.exec(hash)?.[1] ?? search);
  const parts = [hostname, choice.get('amount'), choice.get('currency'), choice.get('interval')];
  const name = ['qr-code', ...parts.filter(Boolean)].join('-');
  return name.replace(/[^\w.-]/g, '');
};
