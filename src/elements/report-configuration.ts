import type { AccessIssue } from '../client/access.js';
import { accessError } from '../client/access-error.js';
import { ConfigurationError } from '../client/configuration-error.js';
import { DonationErrorEvent } from '../events.js';
import { configurationMessages } from '../i18n/configuration-messages.js';
import type { ConfigurationIssue } from '../questions/configuration-issue.js';
import type { DonationAttributes } from './donation-attributes.js';

/** Reports attributes that can't work, on the console and with an event. */
export const reportConfiguration = (
  element: DonationAttributes,
  issues: readonly ConfigurationIssue[],
  access: AccessIssue | undefined,
): void => {
  const denied = access && accessError(access);
  const problems = [...(denied ? [denied.message] : []), ...issues.map(sentenceFor)];
  const error = new ConfigurationError(`<${element.localName}> can't be shown: ${problems.join('; ')}.`, [
    ...(denied?.issues ?? []),
    ...issues,
  ]);
  element.platform.report(error);
  element.dispatchEvent(new DonationErrorEvent(error));
};

const reported = new WeakMap<DonationAttributes, string>();

/** Warns the developer, once for each form, about the parts that it leaves out because of a minor issue. */
export const reportLeftOut = (element: DonationAttributes, issues: readonly ConfigurationIssue[]): void => {
  const problems = issues.map(sentenceFor).join('; ');
  if (problems === (reported.get(element) ?? '')) return;
  reported.set(element, problems);
  if (issues.length > 0)
    element.platform.report(
      new ConfigurationError(`Part of <${element.localName}> can't be shown: ${problems}.`, issues),
    );
};

/** The sentence about an attribute, for the developer. */
export const sentenceFor = ({ attribute, code, values = {} }: ConfigurationIssue): string => {
  const sentence = configurationMessages[code].replace(/\{(\w+)\}/g, (_, name: string) => values[name] ?? '');
  return `${attribute} ${sentence}`;
};
