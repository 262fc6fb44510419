import type { Page } from '@playwright/test';
import { faintParts } from '../accessibility/faint.js';

/** The parts of the page that are too faint. */
export const faintOn = (page: Page): Promise<string[]> => page.evaluate(faintParts);
