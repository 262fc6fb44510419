import type { Purpose } from '../../part.js';

/** A purpose without keys for missing parts. */
export const purposeOf = (project?: string, intention?: string, country?: string): Purpose => ({
  ...(project && { project }),
  ...(intention && { intention }),
  ...(country && { country_iso: country }),
});
