import { buttonLints } from './button.js';
import { valueOf, type Choices } from '../controls/choices.js';
import { colourLints } from './colour.js';
import { effectLints } from './effect.js';
import { fault, notice, type Lint } from './lint.js';
import { inEm } from '../controls/length.js';
import { inPlainWords } from './plain-words.js';
import { settingLints } from './setting.js';
import { serviceLints } from './service.js';
import { variantLints } from './variant.js';
import { controls, controlOf } from '../controls/controls.js';
import { textIn, type Row } from '../controls/row.js';
import { isBlank, missingIn, readRows, rowTitle, type RowsControl } from '../controls/rows.js';
import { isStyleValue } from '../controls/style-value.js';
import { quoted } from '../controls/labels.js';
import type { Translator } from '../translator.js';

const lengths = ['--donation-radius', '--donation-space', '--donation-max-width'];

const length =
  /^\+?(\d+|\d*\.\d+)(px|r?(?:em|ex|ch|cap|ic|lh)|[sld]?v(?:[whib]|min|max)|cq(?:[whib]|min|max)|cm|mm|q|in|pt|pc|%)$/i;

/** Only the browser can work these out. */
const isCounted = (value: string) => /^(?:calc|min|max|clamp|round|var|env)\(.*\)$/is.test(value);

/** In `em`: 280 pixels at the default font size. */
const narrowest = 17.5;

const lengthLint = (name: string, value: string, { say }: Translator): Lint[] => {
  const isWidth = name === '--donation-max-width';
  if (isCounted(value) || (isWidth ? value === 'none' : Number(value) === 0)) return [];
  if (!length.test(value)) {
    const example = controlOf(name)?.example ?? '';
    return [fault(name, say('This doesn’t look right. Add a unit, for example {example}.', { example }))];
  }
  return isWidth && (inEm(value) ?? narrowest) < narrowest
    ? [
        notice(
          name,
          say('This is too narrow for the form. Use {width} or more.', {
            width: `${String(narrowest * 16)}px`,
          }),
        ),
      ]
    : [];
};

/** Finds lengths that a browser ignores, and a width that is too small for the form. */
const lengthLints = (choices: Choices, translator: Translator): Lint[] =>
  lengths.flatMap((name) => {
    const value = choices[name]?.trim() ?? '';
    return value !== '' && isStyleValue(value) ? lengthLint(name, value, translator) : [];
  });

const incomplete = (
  control: RowsControl,
  rows: readonly Row[],
  name: string,
  translator: Translator,
): Lint[] =>
  rows.flatMap((row, place) => {
    const missing = missingIn(control, row).map(({ label }) => quoted(translator.say(label), translator));
    if (missing.length === 0 || isBlank(control, row)) return [];
    const message = translator.say('{row}: add {fields}. The form leaves it out until you do.', {
      row: rowTitle(control, place, translator),
      fields: new Intl.ListFormat(translator.locale).format(missing),
    });
    return [notice(name, message)];
  });

/** Finds notes with the same name, of which only the last one is sent. */
const repeated = (
  { isRecord }: RowsControl,
  rows: readonly Row[],
  name: string,
  { say }: Translator,
): Lint[] => {
  const keys = isRecord ? rows.map((row) => textIn(row, 'key').trim()).filter(Boolean) : [];
  const twice = [...new Set(keys.filter((key, place) => keys.indexOf(key) !== place))];
  return twice.map((key) =>
    notice(name, say('Two notes are named "{key}". Only the last one is sent.', { key })),
  );
};

/** Finds rows that are incomplete or have no effect. */
const rowLints = (choices: Choices, translator: Translator): Lint[] =>
  controls.flatMap((control) => {
    if (control.kind !== 'rows') return [];
    const rows = readRows(control, valueOf(choices, control.name)) ?? [];
    return [
      ...incomplete(control, rows, control.name, translator),
      ...repeated(control, rows, control.name, translator),
    ];
  });

/** Says that a secret key was entered and removed. */
const secretKeyLint = (name: string, translator: Translator): Lint =>
  fault(name, inPlainWords({ attribute: name, code: 'secret' }, translator));

/** Everything that is wrong: faults first, missing details last. */
export const lintsOf = (choices: Choices, secretIn: string | undefined, translator: Translator): Lint[] => {
  const lints = [
    ...serviceLints(choices, translator),
    ...settingLints(choices, translator),
    ...rowLints(choices, translator),
    ...variantLints(choices, translator),
    ...effectLints(choices, translator),
    ...buttonLints(choices, translator),
    ...colourLints(choices, translator),
    ...lengthLints(choices, translator),
  ];
  const others = lints.filter(({ name }) => name !== secretIn);
  const all = secretIn === undefined ? lints : [secretKeyLint(secretIn, translator), ...others];
  return (['fault', 'notice', 'detail'] as const).flatMap((level) =>
    all.filter((lint) => lint.level === level),
  );
};
