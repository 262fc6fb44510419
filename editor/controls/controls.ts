import { attributeName } from '../../src/questions/attributes.js';
import { formAttributes } from '../../src/questions/list.js';
import { attribute, controlsIn, type Control, type Group } from './control.js';
import { campaigns, donor, usualQuestions } from './donor.js';
import { look, usualLook } from './look.js';
import { amounts, usualAmounts } from './money.js';
import { developer, preview, service, where } from './site.js';
import { afterwards } from './thanks.js';

/** The settings that nearly every form needs. */
export const first: Group = {
  title: 'Your form',
  controls: [...usualLook, ...usualAmounts, ...usualQuestions],
};

const described: readonly Group[] = [
  first,
  donor,
  amounts,
  look,
  afterwards,
  campaigns,
  where,
  service,
  developer,
  preview,
];

/** `charityName` as “Charity name”. */
const inWords = (property: string): string => {
  const spaced = property.replace(/[A-Z]/g, (letter) => ` ${letter.toLowerCase()}`);
  return spaced.charAt(0).toUpperCase() + spaced.slice(1);
};

const describedNames = described.flatMap(controlsIn).map(({ name }) => name);

/** Attributes of questions that no group describes yet. */
const others: Group = {
  title: 'More questions',
  controls: Object.entries(formAttributes).flatMap(([property, declaration]) => {
    const name = attributeName(property, declaration);
    return name === null || describedNames.includes(name)
      ? []
      : attribute(name, {
          kind: declaration.type === Boolean ? 'switch' : 'text',
          label: inWords(property),
          help: 'The reference explains it.',
        });
  }),
};

/** All other settings, by what they are for. Their groups are inside, most needed first. */
export const more: readonly Group[] = [
  others.controls.length > 0 ? { ...donor, more: [...(donor.more ?? []), others] } : donor,
  amounts,
  look,
  afterwards,
  campaigns,
];

/** The settings of the form itself. */
export const steps: readonly Group[] = [first, ...more];

/** All controls; those of `where`, `service`, `developer` and `preview` are next to what they change. */
export const controls: readonly Control[] = [...steps, where, service, developer, preview].flatMap(
  controlsIn,
);

const byName = new Map(controls.map((control) => [control.name, control]));

export const controlOf = (name: string): Control | undefined => byName.get(name);
