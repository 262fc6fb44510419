/** The size of each unit in `em`, at the default font size. */
const ems: Partial<Record<string, number>> = { em: 1, rem: 1, px: 1 / 16 };

/** A length in `em`, such as 0.5 for `8px`; undefined if only a browser can work it out. */
export const inEm = (text: string): number | undefined => {
  const [, count = '', unit = ''] = /^\+?(\d*\.?\d+)([a-z]*)$/i.exec(text.trim()) ?? [];
  if (count === '') return undefined;
  if (Number(count) === 0) return 0;
  const size = ems[unit.toLowerCase()];
  return size === undefined ? undefined : Number(count) * size;
};

/** The length at a place of a slider. */
export const lengthAt = (place: string): string => (Number(place) === 0 ? '0' : `${String(Number(place))}em`);
