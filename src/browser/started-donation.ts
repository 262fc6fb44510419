import { referenceParameter } from './reference-parameter.js';
import { pageWindow } from './page-window.js';
import type { Platform } from './platform.js';

/** Every name under which something is stored here begins with it. */
export const storagePrefix = 'donation-widget:';

/** Where completions are remembered. It stays for good, and tells of no donation that was begun. */
export const completionsKey = `${storagePrefix}announced`;

/**
 * Whether the address or the storage tell of a donation that was begun: then what reads them is needed. Where
 * storage throws there is nothing to find.
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
