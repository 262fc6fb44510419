import { attributesOf, propertiesOf } from '../controls/chosen.js';
import { valueOf, type Choices } from '../controls/choices.js';
import { classicFile } from './file-names.js';
import { folderOf, withSandbox, type Build } from './script.js';

/** The values for the fields of a custom element in Wix. */
export type WixSettings = {
  tag: string;
  server: string;
  /** Each attribute with its value, which is empty for one that has none. */
  attributes: readonly (readonly [name: string, value: string])[];
  /** Whether the form has something that only code can hold, such as a colour. */
  needsCode: boolean;
};

/** Texts and pictures of the form that aren’t attributes. */
const inCode = ['slot-legal', 'slot-succeeded', 'logo', 'fallback'];

export const wixSettings = (chosen: Choices, build: Build): WixSettings => {
  const choices = withSandbox(chosen, build);
  return {
    tag: 'donation-widget',
    server: folderOf(choices, build) + classicFile,
    attributes: attributesOf(choices).map(([name, value]) => [name, value === true ? '' : value] as const),
    needsCode:
      propertiesOf(choices).length > 0 ||
      valueOf(choices, 'place') === 'button' ||
      inCode.some((name) => valueOf(choices, name).trim() !== ''),
  };
};
