// The classic script of the CDN: everything in one file, with nothing left to load.
import { allExtras } from '../elements/extras.js';
import { extras } from '../elements/extras.part.js';
import { Giving } from '../elements/giving.js';
import { giving } from '../elements/giving.part.js';
import { Opening } from '../elements/opening.js';
import { opening } from '../elements/opening.part.js';
import { Telling } from '../elements/telling.js';
import { telling } from '../elements/telling.part.js';

export * from '../index.js';

extras.value = allExtras;
giving.value = Giving;
opening.value = Opening;
telling.value = Telling;
