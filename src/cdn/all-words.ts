import { ar } from '../messages/ar.js';
import { cy } from '../messages/cy.js';
import { de } from '../messages/de.js';
import { es } from '../messages/es.js';
import { fr } from '../messages/fr.js';
import { it } from '../messages/it.js';
import type { Words } from '../messages/lazy-words.js';
import { nl } from '../messages/nl.js';
import { pl } from '../messages/pl.js';
import { pt } from '../messages/pt.js';
import { tr } from '../messages/tr.js';
import { ur } from '../messages/ur.js';

/** The same languages in one file: the build of the classic script puts it in the place of `lazy-words`. */
export const words: Record<string, Words> = { ar, cy, de, es, fr, it, nl, pl, pt, tr, ur };
