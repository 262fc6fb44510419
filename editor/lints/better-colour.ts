import { contrast } from '../../src/return/colour.js';
import type { Translated, Translator } from '../translator.js';

const channelsOf = (hex: string) => [1, 3, 5].map((at) => parseInt(hex.slice(at, at + 2), 16));

const mixed = (hex: string, other: number, share: number): string =>
  `#${channelsOf(hex)
    .map((channel) => Math.round(channel + (other - channel) * share))
    .map((channel) => channel.toString(16).padStart(2, '0'))
    .join('')}`;

/** The words of the button for a darker or lighter colour of each hue, up to an end in degrees. */
const hues = (isDarker: boolean, { say }: Translator): readonly [end: number, words: Translated][] => {
  const red = isDarker ? say('Use this darker red') : say('Use this lighter red');
  return [
    [15, red],
    [42, isDarker ? say('Use this darker orange') : say('Use this lighter orange')],
    [70, isDarker ? say('Use this darker yellow') : say('Use this lighter yellow')],
    [165, isDarker ? say('Use this darker green') : say('Use this lighter green')],
    [195, isDarker ? say('Use this darker turquoise') : say('Use this lighter turquoise')],
    [260, isDarker ? say('Use this darker blue') : say('Use this lighter blue')],
    [300, isDarker ? say('Use this darker purple') : say('Use this lighter purple')],
    [345, isDarker ? say('Use this darker pink') : say('Use this lighter pink')],
    [360, red],
  ];
};

/** The words of the button for a darker or lighter colour, such as “Use this darker yellow”. */
const labelOf = (hex: string, isDarker: boolean, translator: Translator): Translated => {
  const [red = 0, green = 0, blue = 0] = channelsOf(hex);
  const most = Math.max(red, green, blue);
  const spread = most - Math.min(red, green, blue);
  const { say } = translator;
  const grey = isDarker ? say('Use this darker grey') : say('Use this lighter grey');
  if (spread < 24) return grey;
  const sixth =
    most === red
      ? (green - blue) / spread
      : most === green
        ? 2 + (blue - red) / spread
        : 4 + (red - green) / spread;
  const degrees = ((sixth + 6) % 6) * 60;
  return hues(isDarker, translator).find(([end]) => degrees <= end)?.[1] ?? grey;
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
  translator: Translator,
): { label: Translated; value: string } | undefined => {
  const isDarker = contrast(ground, '#000000') > contrast(ground, '#ffffff');
  for (let percent = 1; percent <= 100; percent += 1) {
    const value = mixed(hex, isDarker ? 0 : 255, percent / 100);
    if (contrast(value, ground) >= needed) return { label: labelOf(hex, isDarker, translator), value };
  }
  return undefined;
};
