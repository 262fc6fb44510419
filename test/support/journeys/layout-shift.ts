import type { Page } from '@playwright/test';

/** Adds up the layout shifts that the donor did not cause. */
export const noteShifts = () => {
  let sum = 0;
  const add = (entries: PerformanceEntryList) => {
    for (const entry of entries) sum += (entry as PerformanceEntry & { value: number }).value;
  };
  const observer = new PerformanceObserver((list) => {
    add(list.getEntries());
  });
  observer.observe({ type: 'layout-shift', buffered: true });
  (window as unknown as Shifting).shift = () => {
    // The browser has recorded these shifts, but not delivered them yet.
    add(observer.takeRecords());
    return sum;
  };
};

type Shifting = { shift: () => number };

/** How much the browser says has moved so far. Only Chromium measures it. */
export const shiftOf = (page: Page) => page.evaluate(() => (window as unknown as Shifting).shift());

/** Waits until two more frames are painted. */
export const painted = (page: Page) =>
  page.evaluate(() => new Promise((resolve) => requestAnimationFrame(() => requestAnimationFrame(resolve))));

/** The place of each part of the form on a page. Nothing has moved if it's the same as before. */
export const placesOn = (page: Page) =>
  page
    .locator('donation-widget')
    .evaluate(({ shadowRoot }) =>
      [
        ...(shadowRoot?.querySelectorAll(
          'legend, label, input, select, textarea, .hint, .impact, .gain, dt, dd, button, p.banner',
        ) ?? []),
      ].map((element) => [element.tagName, element.getBoundingClientRect().toJSON() as unknown]),
    );
