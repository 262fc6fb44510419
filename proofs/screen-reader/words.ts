import type { Said } from './desktop.js';

/** What a donor did, or what happened, and what Orca then said. */
export type Step = { did: string; heard: readonly string[] };

/** Signs for the direction of text. No voice says them. */
const directions = /[\u061c\u200e\u200f\u202a-\u202e\u2066-\u2069]/g;

/** Orca says these about a page that loads, or leaves them out, depending on how long that takes. */
const loading = /^(?:Loading\. Please wait\.|Finished loading.*|document web\.)$/;

/** Orca says when keys begin to type text or to move through the page, sooner or later. */
const mode = /^(?:Focus|Browse) mode$/;

/** Orca says the new state of an option before or after an announcement that it leads to. */
const isState = (text: string) => text === 'checked' || text === 'selected';

/** The words that a donor hears, without those that differ from run to run. */
export const spoken = (said: readonly Said[]): string[] =>
  said
    .map(({ text }) => text.replace(directions, '').replace(/\s+/g, ' ').trim())
    .filter((text) => text !== '' && !loading.test(text) && !mode.test(text))
    // Orca reads a description a second time if it is new.
    .filter((text, index, all) => !all.slice(0, index).includes(`${text}.`))
    .sort((one, other) => Number(isState(other)) - Number(isState(one)));

/** What is heard from these words on. When a page has loaded, Orca reads the element that has the focus again. */
export const from = (heard: readonly string[], words: string): string[] => [
  ...new Set(heard.slice(heard.findIndex((text) => text.includes(words)))),
];

/** Orca says these for each group that the focus leaves. */
const leaving = /^leaving [a-z]+\.$/;

/** The sentences that are there more than once. */
export const saidTwice = (heard: readonly string[]): string[] => {
  const sentences = heard
    .flatMap((text) => text.split(/(?<=[.?!…])\s+/))
    .map((sentence) => sentence.replace(/[\s.]+$/, ''))
    .filter((sentence) => sentence.includes(' ') && !leaving.test(`${sentence}.`));
  return sentences.filter((sentence, index) => sentences.indexOf(sentence) !== index);
};
