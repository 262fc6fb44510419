import { wordsOf } from '../attributes.js';

/** The kinds of dedication, as `metadata` names them. */
export const dedicationKinds = ['honour', 'memory', 'celebration'] as const;
export type DedicationKind = (typeof dedicationKinds)[number];

/** Reads the kinds from `dedication`: all kinds if it is empty, undefined if it can't be read. */
export const readKinds = (text: string): readonly DedicationKind[] | undefined => {
  const words = wordsOf(text);
  if (words.length === 0) return dedicationKinds;
  const offered = words.flatMap((word) => dedicationKinds.find((kind) => kind === word) ?? []);
  return new Set(offered).size === words.length ? offered : undefined;
};
