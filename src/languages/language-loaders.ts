import type { Messages, Translation } from './en.js';

export type LoadMessages = () => Promise<Translation>;

/** The texts of a region: those that differ from its language's. Both files load at the same time. */
const inRegion =
  (load: LoadMessages, loadRegion: () => Promise<Partial<Messages>>): LoadMessages =>
  async () => {
    const [messages, own] = await Promise.all([load(), loadRegion()]);
    return { ...messages, ...own };
  };

const pt: LoadMessages = async () => (await import('./pt.js')).pt;

/**
 * All languages except English, by ISO 639-1 code, and the regions with texts of their own. Each is its own file and
 * loads when it is first needed.
 */
export const languageLoaders: Record<string, LoadMessages> = {
  ar: async () => (await import('./ar.js')).ar,
  cy: async () => (await import('./cy.js')).cy,
  de: async () => (await import('./de.js')).de,
  es: async () => (await import('./es.js')).es,
  fr: async () => (await import('./fr.js')).fr,
  it: async () => (await import('./it.js')).it,
  nl: async () => (await import('./nl.js')).nl,
  pl: async () => (await import('./pl.js')).pl,
  pt,
  'pt-PT': inRegion(pt, async () => (await import('./pt-PT.js')).ptPT),
  tr: async () => (await import('./tr.js')).tr,
  ur: async () => (await import('./ur.js')).ur,
};
