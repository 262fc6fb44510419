import type { Page } from '@playwright/test';
import { expect } from './journey.js';

const hasFocus = (page: Page, name: string) =>
  page.evaluate((wanted) => {
    let element = document.activeElement;
    while (element?.shadowRoot?.activeElement) element = element.shadowRoot.activeElement;
    return (element as HTMLElement | null)?.innerText?.trim().startsWith(wanted) ?? false;
  }, name);

/** Presses Tab until the text of the focused element starts with these words. */
export const tabTo = async (page: Page, name: string, most = 15) => {
  for (let presses = 0; presses < most && !(await hasFocus(page, name)); presses += 1) {
    await page.keyboard.press('Tab');
  }
  expect(await hasFocus(page, name), name).toBe(true);
};

/** Presses these keys one after another. */
export const press = async (page: Page, ...keys: string[]) => {
  for (const key of keys) await page.keyboard.press(key);
};

/** An element with the focus, and whether the element and the focus are visible. */
type Stop = { name: string; link: number; isSeen: boolean; isMarked: boolean };

const stopOn = (page: Page): Promise<Stop | null> =>
  page.evaluate(() => {
    const outer = document.activeElement;
    if (!outer || outer === document.body) return null;
    let element = outer;
    while (element.shadowRoot?.activeElement) element = element.shadowRoot.activeElement;
    const { top, bottom, left, right } = element.getBoundingClientRect();
    // A radio is invisible above the element that shows it and has the ring.
    const ringed = [element, element.nextElementSibling, element.parentElement];
    return {
      name: `${element.localName} ${(element.getAttribute('aria-label') ?? element.textContent ?? '').trim().slice(0, 40)}`,
      link: [...document.links].indexOf(outer as HTMLAnchorElement),
      isSeen: bottom > 0 && right > 0 && top < innerHeight && left < innerWidth,
      isMarked: ringed.some((one) => one && getComputedStyle(one).outlineStyle !== 'none'),
    };
  });

/** Goes through the whole page with Tab. Returns each stop. */
export const tabThrough = async (page: Page) => {
  const stops: Stop[] = [];
  for (;;) {
    await page.keyboard.press('Tab');
    const stop = await stopOn(page);
    if (!stop) return stops;
    stops.push(stop);
    expect(stops.length, 'stops on the page').toBeLessThan(250);
  }
};
