import { returnIssue } from './addresses.js';
import { valueOf, type Choices } from './choices.js';
import { writtenName, type Control, type Target } from './control.js';
import { controls } from './controls.js';
import { isStyleValue } from './style-value.js';

const chosenOf = (choices: Choices, target: Target): { control: Control; value: string }[] =>
  controls.flatMap((control) => {
    const value = choices[control.name];
    return control.target === target && value !== undefined ? [{ control, value }] : [];
  });

/** An attribute as markup has it; true for one whose mere presence counts. */
export type Attribute = readonly [name: string, value: string | true];

/** The attributes that differ from what holds anyway, without a return address that would never be sent. */
export const attributesOf = (choices: Choices): Attribute[] =>
  chosenOf(choices, 'attribute')
    .filter(({ control, value }) => control.name !== 'return-url' || returnIssue(value.trim()) === undefined)
    .map(({ control, value }) => [control.name, control.kind === 'switch' ? true : value]);

/** Whether a button opens the form, which is otherwise on the page itself. */
export const isBehindButton = (choices: Choices): boolean => valueOf(choices, 'place') === 'button';

/** The attributes of the button around the form. */
export const buttonAttributes = (choices: Choices): Attribute[] =>
  chosenOf(choices, 'button')
    .filter(({ value }) => value.trim() !== '')
    .map(({ control, value }) => [writtenName(control), value]);

/** The custom properties that were chosen and can be written. */
export const propertiesOf = (choices: Choices): (readonly [name: string, value: string])[] =>
  chosenOf(choices, 'property')
    .filter(({ value }) => isStyleValue(value))
    .map(({ control, value }) => [control.name, value.trim()]);
