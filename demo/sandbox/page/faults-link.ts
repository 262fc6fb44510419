import type { Context } from 'hono';
import { html } from 'hono/html';
import type { Html } from './layout.js';

/** Where the sandbox has its controls, the way to what else can be tried. */
export const faultsLink = (c: Context): Html | '' => {
  const path: unknown = c.get('faultsPath');
  return typeof path === 'string' ? html`<a href="${path}">Stage a fault</a>` : '';
};
