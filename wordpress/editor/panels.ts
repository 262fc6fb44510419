import type { Control, Group } from '../../editor/controls/control.js';
import { controlOf, first, steps } from '../../editor/controls/controls.js';
import { developer } from '../../editor/controls/site.js';
import { nameInBlock } from '../../editor/code/wordpress-code.js';
import type { Translated, Translator } from '../../editor/translator.js';
import type { Kind } from './names.js';

/** A part of the sidebar that can be folded. */
export type Panel = { readonly title: Translated; readonly controls: readonly Control[] };

const ofDonors = ['fields', 'gift-aid', 'charity-name'];

/** The settings that matter most. They come first, and only they are open. */
const mainNames: Record<Kind, readonly string[]> = {
  form: first.controls.map(({ name }) => name),
  button: [
    'button-label',
    'button-amounts',
    'button-intervals',
    'amounts',
    ...ofDonors,
    '--donation-primary',
  ],
  status: ['slot-succeeded', 'share-url', 'share-text', 'manage-url', 'locale', '--donation-primary'],
};

/** A group and those inside it, each with its own controls. */
const flat = (group: Group): Group[] => [group, ...(group.more ?? []).flatMap(flat)];

/**
 * The settings in the sidebar of a block: those that the configurator has a control for.
 *
 * @param names the attributes that the block is registered with
 */
export const panelsFor = (kind: Kind, names: readonly string[], { say }: Translator): Panel[] => {
  const isOffered = ({ name, target }: Control) => target !== 'snippet' && names.includes(nameInBlock(name));
  const main = mainNames[kind].flatMap((name) => controlOf(name) ?? []);
  const others = [...steps, developer].flatMap(flat).map(({ title, controls }) => ({
    title: say(title),
    controls: controls.filter((control) => isOffered(control) && !main.includes(control)),
  }));
  return [{ title: say('Main settings'), controls: main.filter(isOffered) }, ...others].filter(
    (panel) => panel.controls.length > 0,
  );
};
