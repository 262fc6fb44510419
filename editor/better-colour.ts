import { contrast } from '../src/return/colour.js';

const channelsOf = (hex: string) => [1, 3, 5].map((at) => parseInt(hex.slice(at, at + 2), 16));

const mixed = (hex: string, other: number, share: number): string =>
  `#${channelsOf(hex)
    .map((channel) => Math.round(channel + (other - channel) * share))
    .map((channel) => channel.toString(16).padStart(2, '0'))
    .join('')}`;

/** The names of colours up to each hue, in degrees. */
const hues: readonly [end: number, name: string][] = [
  [15, 'red'],
  [42, 'orange'],
  [70, 'yellow'],
  [165, 'green'],
  [195, 'turquoise'],
  [260, 'blue'],
  [300, 'purple'],
  [345, 'pink'],
  [360, 'red'],
];

/** The name of a colour, such as “yellow”. */
const nameOf = (hex: string): string => {
  const [red = 0, green = 0, blue = 0] = channelsOf(hex);
  const most = Math.max(red, green, blue);
  const spread = most - Math.min(red, green, blue);
  if (spread < 24) return 'grey';
  const sixth =
    most === red
      ? (green - blue) / spread
      : most === green
        ? 2 + (blue - red) / spread
        : 4 + (red - green) / spread;
  const degrees = ((sixth + 6) % 6) * 60;
  return hues.find(([end]) => degrees <= end)?.[1] ?? 'colour';
};

/**
 * The nearest darker or lighter colour that can be read on another, and the words of its button; undefined if there is
 * none.
 *
 * @param ground the other colour, as `#rrggbb`
 * @param needed the contrast ratio, such as 4.5
 */
export const betterColour = (
  hex: string,
  ground: string,
  needed: number,
): { label: string; value: string } | undefined => {
  const isDarker = contrast(ground, '#000000') > contrast(ground, '#ffffff');
  for (let percent = 1; percent <= 100; percent += 1) {
    const value = mixed(hex, isDarker ? 0 : 255, percent / 100);
    if (contrast(value, ground) >= needed)
      return { label: `Use this ${isDarker ? 'darker' : 'lighter'} ${nameOf(hex)}`, value };
  }
  return undefined;
};
