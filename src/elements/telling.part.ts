import { partOf } from './part.js';

export const telling = partOf(async () => (await import('./telling.js')).Telling);
