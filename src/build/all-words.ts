import { ar } from '../i18n/ar.js';
import { cy } from '../i18n/cy.js';
import { de } from '../i18n/de.js';
import { es } from '../i18n/es.js';
import { fr } from '../i18n/fr.js';
import { it } from '../i18n/it.js';
import type { Words } from '../i18n/lazy-words.js';
import { nl } from '../i18n/nl.js';
import { pl } from '../i18n/pl.js';
import { pt } from '../i18n/pt.js';
import { tr } from '../i18n/tr.js';
import { ur } from '../i18n/ur.js';

/** The same languages in one file: the build of the classic script puts it in the place of `lazy-words`. */
export const words: Record<string, Words> = { ar, cy, de, es, fr, it, nl, pl, pt, tr, ur };
