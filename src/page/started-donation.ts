import { referenceParameter } from './reference-parameter.js';
import { pageWindow } from './page-window.js';
import type { Platform } from './platform.js';
import { readStored, storageNames } from './stored.js';

/**
 * Whether the address or storage shows that a donation was started, so that the service module is needed. If storage
 * throws, there is nothing to find.
 */
export const hasStartedDonation = ({ platform }: { readonly platform: Platform }): boolean =>
  pageWindow().location.search.includes(referenceParameter) ||
  (['session', 'local'] as const).some((area) => readStored(platform, area, storageNames.pending) !== null);
