import { partOf } from './part.js';

export const opening = partOf(async () => (await import('./opening.js')).Opening);
