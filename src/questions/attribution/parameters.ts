import { wordsOf } from '../attributes.js';
import type { ReportIssue } from '../configuration-issue.js';

/** The parameters that campaign links have by convention. */
const utm = ['utm_source', 'utm_medium', 'utm_campaign', 'utm_term', 'utm_content'];

/** Payment providers take keys of 40 characters at most, and not all signs. */
const key = /^[a-z][\w.-]{0,39}$/i;

/** Entries that the form itself writes, and fields of the payer: anybody can write an address. */
const reserved =
  /^(?:donation_reference|(?:gift_aid|contact|dedication)(?:_\w*)?|organisation|anonymous|comment|variant|email|first_name|last_name|phone)$/;

/** The names of the parameters that `attribution` lists. */
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
