import type { ReactiveElement } from 'lit';
import type { Platform } from '../page/platform.js';
import type { AccessIssue } from '../client/access.js';
import { accessError } from '../client/access-error.js';
import { ConfigurationError, type AttributeIssue } from '../client/configuration-error.js';
import { DonationErrorEvent } from '../events.js';
import { LazyModule, loadFor } from '../lit/lazy-module.js';
import type { ButtonIssue, ConfigurationIssue, VariantIssue } from '../questions/configuration-issue.js';

/** An element whose properties are reported. */
type Reported = ReactiveElement & { readonly platform: Platform };

/** The errors with a sentence about each attribute. An element whose attributes can work never needs them. */
export const configurationErrors = new LazyModule(() => import('./configuration-errors.js'));

/**
 * Reports attributes that aren't valid, on the console and with an event.
 *
 * @param isStillWrong whether attributes still aren't valid, once the sentences are loaded. If the page has corrected
 *   them in the meantime, an event would be about a form that works.
 */
export const reportConfiguration = async (
  element: Reported,
  issues: readonly ConfigurationIssue[],
  access: AccessIssue | undefined,
  isStillWrong: () => boolean,
): Promise<void> => {
  const denied = access && accessError(access);
  await loadFor(element, [configurationErrors]);
  if (!isStillWrong()) return;
  const tag = element.localName;
  reportWithEvent(
    element,
    configurationErrors.module?.configurationError(tag, issues, denied) ??
      errorWithCodes(`<${tag}> can't be shown`, [...(denied?.issues ?? []), ...issues]),
  );
};

const reported = new WeakMap<Reported, Set<string>>();

/** Warns the developer, once for each element, about each part that it leaves out because of an issue. */
export const reportLeftOut = async (
  element: Reported,
  issues: readonly (ConfigurationIssue | VariantIssue)[],
): Promise<void> => {
  const before = reported.get(element) ?? new Set();
  reported.set(element, before);
  for (const issue of issues) {
    const text = JSON.stringify(issue);
    if (before.has(text)) continue;
    before.add(text);
    element.platform.report(await leftOutError(element, [issue]));
  }
};

/** Warns the developer about the parts of a button that it leaves out, on the console and with an event. */
export const reportLeftOutOfButton = async (
  element: Reported,
  issues: readonly (ConfigurationIssue | ButtonIssue)[],
): Promise<void> => reportWithEvent(element, await leftOutError(element, issues));

const leftOutError = async (
  element: Reported,
  issues: readonly (ConfigurationIssue | ButtonIssue | VariantIssue)[],
): Promise<ConfigurationError> => {
  await loadFor(element, [configurationErrors]);
  const tag = element.localName;
  return (
    configurationErrors.module?.leftOutError(tag, issues) ??
    errorWithCodes(`Part of <${tag}> is left out`, issues)
  );
};

/** The error if the sentences can't be loaded. */
const errorWithCodes = (problem: string, issues: readonly AttributeIssue[]): ConfigurationError => {
  const codes = issues.map(({ attribute, code }) => `${attribute} (${code})`);
  return new ConfigurationError(`${problem}: ${codes.join('; ')}.`, issues);
};

const reportWithEvent = (element: Reported, error: ConfigurationError): void => {
  element.platform.report(error);
  element.dispatchEvent(new DonationErrorEvent(error));
};
