import type { Context } from 'hono';
import { html } from 'hono/html';
import type { Html } from './layout.js';

/** A link to the page that simulates errors, if the sandbox has control routes. */
export const faultsLink = (c: Context): Html | '' => {
  const path: unknown = c.get('faultsPath');
  return typeof path === 'string' ? html`<a href="${path}">Simulate errors</a>` : '';
};
