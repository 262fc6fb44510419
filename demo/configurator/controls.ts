import type { Control, Group } from './control.js';
import { amounts, purpose, rhythm } from './money-controls.js';
import { delivery, donor, language, look, service, shown } from './page-controls.js';

/** What the web editor chooses from, in the order in which it is asked. */
export const groups: readonly Group[] = [service, amounts, rhythm, purpose, donor, language, look];

/** All that has a control; `delivery` and `shown` are asked beside what they change. */
export const controls: readonly Control[] = [...groups, delivery, shown].flatMap((group) => group.controls);

const byName = new Map(controls.map((control) => [control.name, control]));

export const controlOf = (name: string): Control | undefined => byName.get(name);
