import { partOf } from './part.js';

export const giving = partOf(async () => (await import('./giving.js')).Giving);
