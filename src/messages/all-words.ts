import { ar } from './ar.js';
import { cy } from './cy.js';
import { de } from './de.js';
import { es } from './es.js';
import { fr } from './fr.js';
import { it } from './it.js';
import type { Words } from './lazy-words.js';
import { nl } from './nl.js';
import { pl } from './pl.js';
import { pt } from './pt.js';
import { tr } from './tr.js';
import { ur } from './ur.js';

/** The same languages in one file: the build of the classic script puts it in the place of `lazy-words`. */
export const words: Record<string, Words> = { ar, cy, de, es, fr, it, nl, pl, pt, tr, ur };
