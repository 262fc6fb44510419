import { referenceParameter } from './reference-parameter.js';
import { pageWindow } from './page-window.js';
import type { Platform } from './platform.js';

/** Every storage key of this package starts with this. */
export const storagePrefix = 'donation-widget:';

/** The key for completions. It is never deleted and doesn't mean that a donation was started. */
export const completionsKey = `${storagePrefix}announced`;

/**
 * Whether the address or storage shows that a donation was started, so that the service module is needed. If storage
 * throws, there is nothing to find.
 */
export const hasStartedDonation = ({ platform }: { readonly platform: Platform }): boolean => {
  if (pageWindow().location.search.includes(referenceParameter)) return true;
  try {
    return (['session', 'local'] as const).some((area) =>
      Object.keys(platform.storage(area)).some(
        (name) => name.startsWith(storagePrefix) && name !== completionsKey,
      ),
    );
  } catch {
    return false;
  }
};
