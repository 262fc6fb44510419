import { chunkFile, moduleFile, questionFile } from './file-names.js';
import { languageOf, languageTagOf, usableLocale } from '../../src/languages/languages.js';
import { readVariants } from '../../src/questions/attribution/variants.js';
import { optionalPartsFor, type FormValues } from '../../src/questions/list.js';
import { readAttributes } from '../../src/questions/read-attributes.js';
import { valueOf, type Choices } from '../controls/choices.js';
import { isBehindButton } from '../controls/chosen.js';
import { quoted } from './element-lines.js';
import { fileOf, folderOf, pin, type Build } from './script.js';
import { settle } from '../controls/settled.js';

/** The values of a form with these choices. One with variants sends a name, and has the questions of each of them. */
const valuesOf = (choices: Choices): FormValues => {
  const { values } = readAttributes(settle(choices));
  const variants = readVariants(values.variants, () => undefined);
  if (variants.length === 0) return values;
  const hasImpacts = variants.some(({ attributes }) => Object.hasOwn(attributes, 'impacts'));
  return { ...values, variant: 'any', impacts: values.impacts ?? (hasImpacts ? '[]' : null) };
};

/**
 * The files that the first view of a form with these choices needs in addition to the module. A button needs its language
 * and its amounts at once, and the questions only once it is pressed. The module asks for what answers the donor itself:
 * together with it, that file would delay the first view.
 */
const laterFiles = (choices: Choices): string[] => {
  const values = valuesOf(choices);
  const isButton = isBehindButton(choices);
  const hasAmounts = isButton && valueOf(choices, 'button-amounts').trim() !== '';
  const questions = isButton ? [] : optionalPartsFor(values).map(({ name }) => questionFile(name));
  const locale = usableLocale(choices['locale'] ?? null);
  const language = locale === undefined ? 'en' : languageOf(locale);
  const texts = language === 'en' ? [] : [languageTagOf(language), language].map(chunkFile);
  const amounts = hasAmounts ? [chunkFile('button-amounts')] : [];
  // Amounts of a button are those of the variant.
  const variants = values.variants && (!isButton || hasAmounts) ? [chunkFile('variants')] : [];
  return [...new Set([...questions, ...texts, ...amounts, ...variants])];
};

/**
 * Links that load these files together with the module, which would otherwise request them once it runs. They come
 * after its tag: a browser that also loads their imports must already know the hash of the module.
 */
export const preloads = (choices: Choices, build: Build): string[] => {
  if (fileOf(choices) !== moduleFile) return [];
  return laterFiles(choices).map((file) => {
    const lines = [
      '<link',
      '  rel="modulepreload"',
      `  href=${quoted(folderOf(choices, build) + file)}`,
      ...pin(file, build),
    ];
    return `${lines.join('\n')}>`;
  });
};
