import type { Page } from '@playwright/test';
import { lostParts } from '../accessibility/layout.js';

/** What is cut off, or makes the page scroll sideways. */
export const lostOn = (page: Page): Promise<string[]> => page.evaluate(lostParts);
