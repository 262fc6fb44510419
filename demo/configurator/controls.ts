import { attributeName } from '../../src/questions/attributes.js';
import { formAttributes } from '../../src/questions/list.js';
import { attribute, type Control, type Group } from './control.js';
import { button } from './button-controls.js';
import { donor } from './donor-controls.js';
import { amounts, purpose, rhythm } from './money-controls.js';
import { delivery, language, look, service, shown } from './page-controls.js';
import { records } from './record-controls.js';
import { trust } from './trust-controls.js';

const described: readonly Group[] = [
  service,
  amounts,
  rhythm,
  purpose,
  donor,
  trust,
  records,
  language,
  look,
  button,
];

/** `charityName` as “Charity name”. */
const inWords = (property: string): string => {
  const spaced = property.replace(/[A-Z]/g, (letter) => ` ${letter.toLowerCase()}`);
  return spaced.charAt(0).toUpperCase() + spaced.slice(1);
};

/** Attributes of questions that no group describes yet. */
const others: Group = {
  title: 'More questions',
  controls: Object.entries(formAttributes).flatMap(([property, declaration]) => {
    const name = attributeName(property, declaration);
    const isDescribed = described.some(({ controls }) => controls.some((control) => control.name === name));
    return name === null || isDescribed
      ? []
      : attribute(name, {
          kind: declaration.type === Boolean ? 'switch' : 'text',
          label: inWords(property),
          help: 'The reference says what it does.',
        });
  }),
};

/** The web editor is asked for these, in this order. */
export const groups: readonly Group[] = others.controls.length > 0 ? [...described, others] : described;

/** All that has a control; `delivery` and `shown` are asked beside what they change. */
export const controls: readonly Control[] = [...groups, delivery, shown].flatMap((group) => group.controls);

const byName = new Map(controls.map((control) => [control.name, control]));

export const controlOf = (name: string): Control | undefined => byName.get(name);
