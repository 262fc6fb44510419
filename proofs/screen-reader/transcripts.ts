import type { Step } from './words.js';

/** A journey with everything that was done and heard. */
export type Transcript = { title: string; steps: readonly Step[] };

const introduction = `<!-- \`npm run prove -- screen-reader\` writes this page from a run of the tests. Do not edit it. -->

# What a screen reader says

This page has the words that a screen reader says while donors give by keyboard. Read it to find out what the form is like if you can’t see it, or to audit it without installing anything.

The screen reader is Orca, on Linux, in Firefox. A program presses the keys and writes down the words that Orca sends to the voice. No person listened. It doesn’t tell you what NVDA, JAWS, VoiceOver or TalkBack say. \`proofs/screen-reader/giving.journey.test.ts\`, \`proofs/screen-reader/paying.journey.test.ts\`

Each line has a key, a text that was typed in quotes, or something else that happened, then the words. “Panel” is Orca’s word for a group, “entry” for a text field, “push button” for a button, and “grayed” means that a button can’t be used now. In Orca’s “browse mode”, keys move through the page, and R goes to the next option. In “focus mode”, they type text.

The page leaves out what differs from run to run, and what Orca repeats by itself: when it changes its mode, how it reads a page that loads, how it selects text, and a hint with an error, which it reads a second time if the error is new.

The page around the form has a heading before it and a link after it. The service takes 0.7 seconds to answer when the form sends a donation. After a return, it waits until Orca has read the first title, or answers at once.
`;

const escaped = (text: string) => text.replace(/[\\`*_<[\]]/g, '\\$&');

/** Puts a full stop after words that have none, because they end what Orca says in one breath. */
const sentence = (text: string) => (/[.?!…]$/.test(text) ? text : `${text}.`);

const line = ({ did, heard }: Step) =>
  `- **${escaped(did)}**: ${heard.length > 0 ? escaped(heard.map(sentence).join(' ')) : '(nothing)'}`;

/** The page of the documentation with these journeys, before it's formatted. */
export const pageOf = (transcripts: readonly Transcript[]): string =>
  [
    introduction,
    ...transcripts.map(({ title, steps }) => `## ${title}\n\n${steps.map(line).join('\n')}\n`),
  ].join('\n');
