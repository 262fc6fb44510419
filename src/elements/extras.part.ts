import { partOf } from './part.js';

export const extras = partOf(async () => (await import('./extras.js')).allExtras);
