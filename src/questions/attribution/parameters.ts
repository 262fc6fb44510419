import { wordsOf } from '../attributes.js';
import type { ReportIssue } from '../configuration-issue.js';

/** The usual parameters of campaign links. */
const utm = ['utm_source', 'utm_medium', 'utm_campaign', 'utm_term', 'utm_content'];

/** Payment providers limit keys to 40 characters, and don't accept every character. */
const metadataKeyPattern = /^[a-z][\w.-]{0,39}$/i;

/** Reads the names of the parameters from `attribution`. */
export const readParameters = (text: string, report: ReportIssue): readonly string[] => {
  const names = new Set(wordsOf(text).flatMap((word) => (word.toLowerCase() === 'utm' ? utm : word)));
  for (const text of names)
    if (!metadataKeyPattern.test(text))
      report({ attribute: 'attribution', code: 'no_metadata_key', values: { text } });
  return [...names];
};
