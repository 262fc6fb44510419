import { cutLine } from '../../text/clean.js';
import { variantOf } from '../../text/variant.js';
import { ownEntries, reportDeclared } from '../metadata-keys.js';
import type { Form, Part, PartKey } from '../part.js';
import { ownSettings } from '../states.js';
import type { AttributionAttributes, AttributionMetadata } from './attributes.js';
import { wordsOf } from '../attributes.js';
import type { ReportIssue } from '../configuration-issue.js';

type AttributionSettings = { parameters: readonly string[]; variant: string | null };

const attributionKey: PartKey<AttributionSettings, null> = { name: 'attribution' };

/** Adds the campaign that brought the donor and the variant of the form to the charity's records. It asks nothing. */
export const attributionPart: Part<AttributionSettings, null, AttributionAttributes> = {
  name: attributionKey.name,
  isOfPage: true,

  configure: (attributes, report) => ({
    parameters: readParameters(attributes.attribution ?? '', report),
    variant: variantOf(attributes.variant),
  }),
  check: (form, report) =>
    reportDeclared(form, 'attribution', ownSettings(form, attributionKey).parameters, report),
  initial: () => null,

  // Anyone can write an address, so the page's own entries replace those from the address.
  read: (form, donation) => ({ ...donation, metadata: { ...parameterEntries(form), ...donation.metadata } }),
};

const parameterEntries = (form: Form): Record<string, string> => {
  const { parameters, variant } = ownSettings(form, attributionKey);
  const entries = parameters.map((name) => [name, cutLine(form.address?.get(name) ?? '')] as const);
  const filled = Object.fromEntries(entries.filter(([, text]) => text !== ''));
  const found = ownEntries(form, filled);
  return variant === null ? found : { ...found, ...({ variant } satisfies AttributionMetadata) };
};

/** The usual parameters of campaign links. */
const utm = ['utm_source', 'utm_medium', 'utm_campaign', 'utm_term', 'utm_content'];

/** Payment providers limit keys to 40 characters, and don't accept every character. */
const metadataKeyPattern = /^[a-z][\w.-]{0,39}$/i;

/** Reads the names of the parameters from `attribution`. */
const readParameters = (text: string, report: ReportIssue): readonly string[] => {
  const names = new Set(wordsOf(text).flatMap((word) => (word.toLowerCase() === 'utm' ? utm : word)));
  for (const text of names)
    if (!metadataKeyPattern.test(text))
      report({ attribute: 'attribution', code: 'no_metadata_key', values: { text } });
  return [...names];
};
