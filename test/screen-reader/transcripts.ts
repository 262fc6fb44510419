import type { Step } from './words.js';

/** A journey with everything that was done and heard. */
export type Transcript = { title: string; steps: readonly Step[] };

const introduction = `<!-- \`npm run transcripts\` writes this page from a run of the tests. Do not edit it. -->

# What a screen reader says

This page has every word that a screen reader says while donors give by keyboard. Read it to find out what the form is like if you can’t see it, or to audit it without installing anything.

The screen reader is Orca, on Linux, in Firefox. A program presses the keys and writes down the words that Orca sends to the voice. No person listened. It doesn’t tell you what NVDA, JAWS, VoiceOver or TalkBack say. \`screen-reader/giving.journey.test.ts\`, \`screen-reader/paying.journey.test.ts\`

Each line has a key, a text that was typed in quotes, or something else that happened, then the words. “Panel” is Orca’s word for a group, “entry” for a text field, “push button” for a button, and “grayed” means that a button can’t be used now. The page leaves out how Orca announces its “focus mode”, in which keys type text, and its “browse mode”, in which they move through the page. In browse mode, R goes to the next option.

The page around the form has a heading before it and a link after it. The service takes 0.7 seconds to answer.
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
