import { fixtureSync, html } from '@open-wc/testing';
import { settled } from './fakes.js';

/**
 * Adds a container in British English that is removed after the test. Several containers follow each other in
 * order. The test continues in a new task, because browsers delay a timer that starts inside other timers.
 */
export const britishPage = async (): Promise<HTMLElement> => {
  const page = fixtureSync<HTMLElement>(html`<div lang="en-GB"></div>`);
  await settled();
  return page;
};
