import type { Page } from '@playwright/test';
import { faintParts } from '../accessibility/faint.js';

/** What is too faint on the page. */
export const faintOn = (page: Page): Promise<string[]> => page.evaluate(faintParts);
