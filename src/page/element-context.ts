import type { LitElement } from 'lit';
import type { Platform } from './platform.js';

/** An element as its controllers see it: its window, and the values of its properties as it uses them. */
export type ElementContext<Values = unknown> = LitElement & {
  readonly platform: Platform;
  readonly values: Values;
};
