import { ConfigurationError } from '../client/configuration-error.js';
import {
  buttonMessages,
  configurationMessages,
  variantMessages,
} from '../languages/configuration-messages.js';
import type { ButtonIssue, ConfigurationIssue, VariantIssue } from '../questions/configuration-issue.js';

/**
 * The error for attributes that aren't valid, with a sentence about each.
 *
 * @param denied the error for the address or the key, if one of them isn't valid
 */
export const configurationError = (
  tag: string,
  issues: readonly ConfigurationIssue[],
  denied: ConfigurationError | undefined,
): ConfigurationError => {
  const problems = [...(denied ? [denied.message] : []), ...issues.map(sentenceFor)];
  return new ConfigurationError(`<${tag}> can't be shown: ${problems.join('; ')}.`, [
    ...(denied?.issues ?? []),
    ...issues,
  ]);
};

/** The error for attributes that are left out, with a sentence about each. */
export const leftOutError = (
  tag: string,
  issues: readonly (ConfigurationIssue | ButtonIssue | VariantIssue)[],
): ConfigurationError => {
  const use = issues.every(({ code }) => code === 'reserved_metadata_key' || code === 'not_json')
    ? 'sent'
    : 'shown';
  const sentences = issues.map(sentenceFor).join('; ');
  if (issues.every(({ code }) => code === 'long_list'))
    return new ConfigurationError(`<${tag}> might be slow: ${sentences}.`, issues);
  return new ConfigurationError(`Part of <${tag}> can't be ${use}: ${sentences}.`, issues);
};

const messages = { ...configurationMessages, ...buttonMessages, ...variantMessages };

/** The sentence about an attribute, for the developer. */
const sentenceFor = ({
  attribute,
  code,
  values = {},
}: ConfigurationIssue | ButtonIssue | VariantIssue): string => {
  const sentence = messages[code].replace(/\{(\w+)\}/g, (_, name: string) => values[name] ?? '');
  return `${attribute} ${sentence}`;
};
