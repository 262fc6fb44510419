import type { Platform } from '../page/platform.js';
import type { AccessIssue } from '../client/access.js';
import { accessError } from '../client/access-error.js';
import { ConfigurationError } from '../client/configuration-error.js';
import { DonationErrorEvent } from '../events.js';
import { configurationMessages } from '../languages/configuration-messages.js';
import type { ConfigurationIssue } from '../questions/configuration-issue.js';

/** An element whose properties are reported. */
type Reported = HTMLElement & { readonly platform: Platform };

/** Reports attributes that can't work, on the console and with an event. */
export const reportConfiguration = (
  element: Reported,
  issues: readonly ConfigurationIssue[],
  access: AccessIssue | undefined,
): void => {
  const error = configurationError(element.localName, issues, access);
  element.platform.report(error);
  element.dispatchEvent(new DonationErrorEvent(error));
};

/** The error for attributes that can't work, with a sentence about each. */
export const configurationError = (
  tag: string,
  issues: readonly ConfigurationIssue[],
  access: AccessIssue | undefined,
): ConfigurationError => {
  const denied = access && accessError(access);
  const problems = [...(denied ? [denied.message] : []), ...issues.map(sentenceFor)];
  return new ConfigurationError(`<${tag}> can't be shown: ${problems.join('; ')}.`, [
    ...(denied?.issues ?? []),
    ...issues,
  ]);
};

const reported = new WeakMap<Reported, Set<string>>();

/** Warns the developer, once for each element, about each part that it leaves out because of an issue. */
export const reportLeftOut = (element: Reported, issues: readonly ConfigurationIssue[]): void => {
  const before = reported.get(element) ?? new Set();
  reported.set(element, before);
  for (const issue of issues) {
    const sentence = sentenceFor(issue);
    if (before.has(sentence)) continue;
    before.add(sentence);
    element.platform.report(leftOutError(element.localName, [issue]));
  }
};

/** The error for attributes that are left out, with a sentence about each. */
export const leftOutError = (tag: string, issues: readonly ConfigurationIssue[]): ConfigurationError => {
  const use = issues.every(({ code }) => code === 'reserved_metadata_key') ? 'sent' : 'shown';
  const sentences = issues.map(sentenceFor).join('; ');
  return new ConfigurationError(`Part of <${tag}> can't be ${use}: ${sentences}.`, issues);
};

/** The sentence about an attribute, for the developer. */
export const sentenceFor = ({ attribute, code, values = {} }: ConfigurationIssue): string => {
  const sentence = configurationMessages[code].replace(/\{(\w+)\}/g, (_, name: string) => values[name] ?? '');
  return `${attribute} ${sentence}`;
};
