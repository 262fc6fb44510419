import { wordsOf } from '../attributes.js';
import type { ReportIssue } from '../configuration-issue.js';

/** The usual parameters of campaign links. */
const utm = ['utm_source', 'utm_medium', 'utm_campaign', 'utm_term', 'utm_content'];

/** Payment providers limit keys to 40 characters, and don't accept every character. */
const key = /^[a-z][\w.-]{0,39}$/i;

/** Entries that the form writes, and the payer's fields. Anyone can write an address, so it can't set these. */
const reserved =
  /^(?:donation_reference|(?:gift_aid|contact|dedication)(?:_\w*)?|organisation|anonymous|comment|variant|email|first_name|last_name|phone)$/;

/** Reads the names of the parameters from `attribution`. */
export const readParameters = (text: string, report: ReportIssue): readonly string[] => {
  const names = new Set(wordsOf(text).flatMap((word) => (word.toLowerCase() === 'utm' ? utm : word)));
  const attribute = 'attribution';
  for (const name of names) {
    const values = { text: name };
    if (!key.test(name)) report({ attribute, code: 'no_metadata_key', values });
    else if (reserved.test(name.toLowerCase().replaceAll(/[.-]/g, '_')))
      report({ attribute, code: 'reserved_metadata_key', values });
  }
  return [...names];
};
