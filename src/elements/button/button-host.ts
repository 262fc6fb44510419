import type { LitElement } from 'lit';
import type { Platform } from '../../page/platform.js';

/** A `<donation-button>` as its dialog and its amounts see it. */
export type ButtonHost = LitElement & {
  readonly platform: Platform;
  readonly values: {
    readonly open: boolean;
    readonly amounts: string | null;
    readonly intervals: string | null;
  };
  open: boolean;
  show: () => void;
  close: () => void;
};
