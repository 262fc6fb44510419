import type { LitElement } from 'lit';
import type { Draft } from '../donation/draft.js';

/**
 * What the donor did in the first view is in its fields alone, and not in what was drawn: what gave way to it
 * does so here, as a preset to another amount.
 */
export const alignFields = ({ renderRoot }: LitElement, { amount, interval }: Draft): void => {
  const preset = amount.custom ? '' : String(amount.preset ?? 0);
  for (const field of renderRoot.querySelectorAll('input')) {
    if (field.name === 'interval') field.checked = field.value === interval;
    if (field.name === 'preset') field.checked = field.value === preset;
    if (field.name === 'amount') field.value = amount.custom;
  }
};
