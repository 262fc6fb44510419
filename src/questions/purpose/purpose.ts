import type { Purpose } from '../question.js';

/** A purpose without what is not given. */
export const purposeOf = (project?: string, intention?: string, country?: string): Purpose => ({
  ...(project && { project }),
  ...(intention && { intention }),
  ...(country && { country_iso: country }),
});
