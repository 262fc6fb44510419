import type { LitElement } from 'lit';
import type { Return } from '../service/return-link.js';
import type { Receipt } from './receipt.js';

/** The widget that the status replaces, with the settings they share. */
type Widget = HTMLElement & Record<Shared, unknown>;

const shared = [
  ...(['baseUrl', 'publishableKey', 'client', 'storage'] as const),
  ...(['locale', 'messages', 'platform', 'colorScheme', 'variant'] as const),
  ...(['manageUrl', 'shareUrl', 'shareText'] as const),
];
type Shared = (typeof shared)[number];

const statuses = new WeakMap<Return, LitElement>();

/**
 * The status that replaces the widget's form: one element for each return, with the widget's tag prefix and settings.
 * It passes on the widget's slots and exports its parts.
 */
export const returnedStatus = (
  widget: Widget,
  returned: Return,
  startAgain: (receipt: Receipt | null) => void,
): LitElement => {
  const status = statuses.get(returned) ?? createStatus(widget);
  statuses.set(returned, status);
  const settings = Object.fromEntries(shared.map((name) => [name, widget[name]]));
  return Object.assign(status, settings, { returned, startAgain });
};

const createStatus = ({ localName }: Widget): LitElement => {
  const status = document.createElement(localName.replace(/widget$/, 'status')) as LitElement;
  status.setAttribute('exportparts', parts.join(', '));
  for (const name of ['succeeded', 'pending', 'failed']) {
    const slot = document.createElement('slot');
    slot.name = slot.slot = name;
    status.append(slot);
  }
  return status;
};

const parts = ['status', 'status-title', 'status-details', 'logo', 'retry', 'continue'];
