import type { Page } from '@playwright/test';
import { faintParts } from '../accessibility/faint.js';

/** The parts of the page with too little contrast. */
export const faintOn = (page: Page): Promise<string[]> => page.evaluate(faintParts);
