import { fixtureSync, html } from '@open-wc/testing';
import { settled } from './fakes.js';

/**
 * A place for elements, in British English, until the test is over; of several, each after those before. What
 * comes in it begins with a task of its own: in that of a timer, after those of the tests so far, browsers would
 * make the timers of an element wait longer.
 */
export const britishPage = async (): Promise<HTMLElement> => {
  const page = fixtureSync<HTMLElement>(html`<div lang="en-GB"></div>`);
  await settled();
  return page;
};
