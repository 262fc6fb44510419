import type { LitElement } from 'lit';
import type { Platform } from '../../page/platform.js';

/** What the dialog and the amounts of a `<donation-button>` use of it. */
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
