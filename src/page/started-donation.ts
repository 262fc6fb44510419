import { referenceParameter } from './reference-parameter.js';
import { pageWindow } from './page-window.js';
import type { Platform } from './platform.js';

/** Every storage key of this package starts with this. */
export const storagePrefix = 'donation-widget:';

/** The key for completions. It is never deleted. */
export const completionsKey = `${storagePrefix}announced`;

/** The key for the questions that are asked only once. */
export const answeredQuestionsKey = `${storagePrefix}asked`;

/** Keys that don't mean that a donation was started. */
const otherKeys = [completionsKey, answeredQuestionsKey];

/**
 * Whether the address or storage shows that a donation was started, so that the service module is needed. If storage
 * throws, there is nothing to find.
 */
export const hasStartedDonation = ({ platform }: { readonly platform: Platform }): boolean => {
  if (pageWindow().location.search.includes(referenceParameter)) return true;
  try {
    return (['session', 'local'] as const).some((area) =>
      Object.keys(platform.storage(area)).some(
        (name) => name.startsWith(storagePrefix) && !otherKeys.includes(name),
      ),
    );
  } catch {
    return false;
  }
};
