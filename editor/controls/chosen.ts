import { returnIssue } from './addresses.js';
import { valueOf, type Choices } from './choices.js';
import { writtenName, type Control, type Target } from './control.js';
import { controls } from './controls.js';
import { settle } from './settled.js';
import { isStyleValue } from './style-value.js';

const chosenOf = (choices: Choices, target: Target): { control: Control; value: string }[] =>
  controls.flatMap((control) => {
    const value = choices[control.name];
    return control.target === target && value !== undefined ? [{ control, value }] : [];
  });

/** An attribute in markup; true for a Boolean one. */
export type Attribute = readonly [name: string, value: string | true];

/** The attributes that aren’t defaults, without a return address that would never be sent. */
export const attributesOf = (choices: Choices): Attribute[] =>
  chosenOf(settle(choices), 'attribute')
    .filter(({ control, value }) => control.name !== 'return-url' || returnIssue(value.trim()) === undefined)
    .map(({ control, value }) => [control.name, control.kind === 'switch' ? true : value]);

/** Whether donors come back to a page other than the form’s. */
export const hasThanksPage = (choices: Choices): boolean => {
  const address = valueOf(choices, 'return-url').trim();
  return address !== '' && !/^[#?]/.test(address) && returnIssue(address) === undefined;
};

export type SlotText = { slot: string; text: string };

/** The texts for the slots, a paragraph for each line. */
const slotTexts = (choices: Choices): SlotText[] =>
  chosenOf(choices, 'slot').flatMap(({ control, value }) => {
    const slot = writtenName(control);
    const lines = value.split('\n').map((line) => line.trim());
    return lines.filter(Boolean).map((text) => ({ slot, text }));
  });

/** The texts inside the form. The thanks are on the page that the donor comes back to. */
export const formTexts = (choices: Choices): SlotText[] =>
  slotTexts(choices).filter(({ slot }) => slot !== 'succeeded' || !hasThanksPage(choices));

/** The texts of the thank-you page. */
export const thanksTexts = (choices: Choices): SlotText[] =>
  slotTexts(choices).filter(({ slot }) => slot === 'succeeded');

/** Whether a button opens the form. */
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
