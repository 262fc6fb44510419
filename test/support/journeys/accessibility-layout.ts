import type { Page } from '@playwright/test';
import { lostParts } from '../accessibility/layout.js';

/** The parts that are cut off or make the page scroll sideways. */
export const lostOn = (page: Page): Promise<string[]> => page.evaluate(lostParts);
