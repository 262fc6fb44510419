import type { Messages } from './en.js';

export type LoadMessages = () => Promise<Messages>;

/** All languages except English. Each is its own file and loads when it is first needed. */
export const languageLoaders: Record<string, LoadMessages> = {
  ar: async () => (await import('./ar.js')).ar,
  cy: async () => (await import('./cy.js')).cy,
  de: async () => (await import('./de.js')).de,
  es: async () => (await import('./es.js')).es,
  fr: async () => (await import('./fr.js')).fr,
  it: async () => (await import('./it.js')).it,
  nl: async () => (await import('./nl.js')).nl,
  pl: async () => (await import('./pl.js')).pl,
  pt: async () => (await import('./pt.js')).pt,
  tr: async () => (await import('./tr.js')).tr,
  ur: async () => (await import('./ur.js')).ur,
};
