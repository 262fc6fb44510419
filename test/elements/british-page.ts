import { fixtureSync, html } from '@open-wc/testing';
import { settled } from '../controllers/fakes.js';

/**
 * A place for elements, in British English, until the test is over. It comes in a task of its own: in that of a
 * timer, after those of the tests before, browsers would make the timers of an element wait longer.
 */
export const britishPage = async (): Promise<HTMLElement> => {
  await settled();
  return fixtureSync<HTMLElement>(html`<div lang="en-GB"></div>`);
};
