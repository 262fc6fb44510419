import { wordsOf } from '../attributes.js';

/** The kinds of dedication, as `metadata` names them. */
export const kinds = ['honour', 'memory', 'celebration'] as const;
export type Kind = (typeof kinds)[number];

/** Reads the kinds from `dedication`: all kinds if it is empty, undefined if it can't be read. */
export const readKinds = (text: string): readonly Kind[] | undefined => {
  const words = wordsOf(text);
  if (words.length === 0) return kinds;
  const offered = words.flatMap((word) => kinds.find((kind) => kind === word) ?? []);
  return new Set(offered).size === words.length ? offered : undefined;
};
