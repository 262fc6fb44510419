import type { Choices } from '../controls/choices.js';
import { hasThanksPage, isBehindButton } from '../controls/chosen.js';

import { writtenName, type Control } from '../controls/control.js';
import { controls } from '../controls/controls.js';
import { isOfFormAlone } from './markup.js';
import { settle } from '../controls/settled.js';

/** WordPress keeps its own notes on a block in an attribute of this name. */
const reserved = ['metadata'];

/** The name of a setting as an attribute of a block. */
export const nameInBlock = (name: string): string => (reserved.includes(name) ? `form-${name}` : name);

/** An administrator enters these in the settings of the plugin. */
const ofPlugin: readonly string[] = ['base-url', 'publishable-key', 'test-mode'];

type Setting = { control: Control; value: string };

/** The settings that differ from the defaults, as the form takes them. */
const settingsIn = (choices: Choices): Setting[] => {
  const settled = settle(choices);
  return controls.flatMap((control) => {
    const value = settled[control.name];
    const isOfPage = control.target !== 'snippet' && !ofPlugin.includes(control.name);
    return value === undefined || !isOfPage ? [] : [{ control, value }];
  });
};

const ofButton = ({ control: { target } }: Setting) => target === 'button' || target === 'property';

/** The settings of the status on the thank-you page. It has no return address. */
const ofStatus = ({ control: { name } }: Setting) =>
  !isOfFormAlone(name) && !['return-url', 'no-status'].includes(name);

/** JSON on one line, as WordPress and shortcodes take it. */
const onOneLine = ({ control, value }: Setting): string => {
  if (control.kind !== 'rows') return value;
  try {
    return JSON.stringify(JSON.parse(value));
  } catch {
    return value;
  }
};

/**
 * A block as the editor of WordPress stores it, which it keeps when someone pastes it. For people who can’t write HTML,
 * WordPress removes everything between `<` and `>`, so JSON has them in another way.
 */
const block = (kind: 'form' | 'button' | 'status', settings: readonly Setting[]): string => {
  const attributes = settings.map((setting) => {
    const { control } = setting;
    const text = onOneLine(setting);
    const kept = text.replaceAll('<', String.raw`\u003c`).replaceAll('>', String.raw`\u003e`);
    if (control.kind === 'switch') return [nameInBlock(control.name), true] as const;
    return [nameInBlock(control.name), control.kind === 'rows' ? kept : text] as const;
  });
  const json = JSON.stringify(Object.fromEntries(attributes)).replaceAll(/--|[<>&]/g, (signs) =>
    signs.replaceAll(/./g, (sign) => `\\u${sign.charCodeAt(0).toString(16).padStart(4, '0')}`),
  );
  return `<!-- wp:donation-widget/${kind}${attributes.length > 0 ? ` ${json}` : ''} /-->`;
};

/** A sign as an entity, which the plugin decodes. A shortcode can’t contain some signs. */
const entity = (sign: string) => `&#${String(sign.codePointAt(0))};`;

const shortcodeValue = (setting: Setting): string => {
  const text = onOneLine(setting);
  if (setting.control.kind !== 'rows') return `"${text.replaceAll(/[&<>"[\]\\\n]/g, entity)}"`;
  // Without the brackets of a list, which would end the shortcode.
  return `'${text.replace(/^\[(.*)\]$/s, '$1').replaceAll(/[&<>'[\]\\\n]/g, entity)}'`;
};

const shortcode = (
  name: 'form' | 'button' | 'status',
  settings: readonly Setting[],
  nameOf: (control: Control) => string = ({ name: own }) => own,
): string => {
  const written = settings.map((setting) => {
    const own = nameOf(setting.control);
    return setting.control.kind === 'switch' ? own : `${own}=${shortcodeValue(setting)}`;
  });
  return `[${[`donation_${name}`, ...written].join(' ')}]`;
};

/** The pieces of code for a site with the plugin: a block and a shortcode, for the form and for its thank-you page. */
export const wordPressCode = (choices: Choices): { title: string; code: string }[] => {
  const settings = settingsIn(choices);
  const ofForm = settings.filter(({ control }) => control.target !== 'button');
  const inside = ofForm.filter(({ control }) => control.target !== 'property');
  const isBehind = isBehindButton(choices);
  const status = settings.filter(ofStatus);
  return [
    { title: 'Block for the editor', code: isBehind ? block('button', settings) : block('form', ofForm) },
    {
      title: 'Or a shortcode',
      code: isBehind
        ? `${shortcode('button', settings.filter(ofButton), (control) =>
            control.target === 'button' ? writtenName(control) : control.name,
          )}${shortcode('form', inside)}[/donation_button]`
        : shortcode('form', ofForm),
    },
    ...(hasThanksPage(choices)
      ? [
          { title: 'Block for your thank-you page', code: block('status', status) },
          { title: 'Or a shortcode for your thank-you page', code: shortcode('status', status) },
        ]
      : []),
  ];
};
