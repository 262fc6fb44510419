import { publishableKeyIssue } from '../../src/schema/publishable-key.js';
import { readServiceAddress } from '../../src/schema/url.js';
import { charityPage, isBare, isLink, isPicture, readFolder, returnIssue } from '../controls/addresses.js';
import { valueOf, type Choices } from '../controls/choices.js';
import { detail, fault, notice, type Lint } from './lint.js';
import { inPlainWords } from './plain-words.js';
import { hostOf } from '../code/host.js';
import { isForPlugin } from '../code/snippets.js';
import type { Translated, Translator } from '../translator.js';

const fillIn = (name: string, translator: Translator): Lint =>
  detail(name, inPlainWords({ attribute: 'publishable-key', code: 'missing' }, translator));

const addressLint = (address: string, translator: Translator): Lint[] => {
  if (address === '') return [fillIn('base-url', translator)];
  const absolute = /^\/(?!\/)/.test(address) ? new URL(address, charityPage).href : address;
  return readServiceAddress(absolute) === undefined
    ? [fault('base-url', inPlainWords({ attribute: 'base-url', code: 'address' }, translator))]
    : [];
};

/** Whether a key has a word, whatever separates its words. */
const says = (key: string, word: string) => key.toLowerCase().split(/[_-]/).includes(word);

const keyLint = (key: string, isTest: boolean, translator: Translator): Lint[] => {
  if (key === '') return [fillIn('publishable-key', translator)];
  const { say } = translator;
  const code = publishableKeyIssue(key);
  if (code)
    return [fault('publishable-key', inPlainWords({ attribute: 'publishable-key', code }, translator))];
  if (says(key, 'test') && !isTest) {
    return [
      notice(
        'publishable-key',
        say(
          'This is a test key, so no money is taken. Use your live key, or switch on test mode so that donors know.',
        ),
      ),
    ];
  }
  return says(key, 'live') && isTest
    ? [fault('test-mode', say('Your key is live, so the form takes money. Switch off test mode.'))]
    : [];
};

const returnWords = (issue: NonNullable<ReturnType<typeof returnIssue>>, { say }: Translator): Translated => {
  switch (issue) {
    case 'bare':
      return say('Add https:// at the start. The code leaves it out until then.');
    case 'https_required':
      return say('Use an address that starts with https://. The code leaves this one out.');
    case 'credentials':
      return say('Remove the name and password from the address. The code leaves it out until then.');
    case 'unreadable':
      return say('This doesn’t look like an address, so the code leaves it out.');
  }
};

const returnLint = (address: string, translator: Translator): Lint[] => {
  const issue = address === '' ? undefined : returnIssue(address);
  return issue ? [fault('return-url', returnWords(issue, translator))] : [];
};

const folderLint = (folder: string, translator: Translator): Lint[] => {
  if (folder === '') return [fillIn('cdn', translator)];
  const words = translator.say(
    'This doesn’t look right. It should start with https://, or with / on your own site, and have no ? or #. Until then, the code only works for tests on your own computer.',
  );
  return readFolder(folder) === undefined ? [fault('cdn', words)] : [];
};

const linkLint = (address: string, { say }: Translator): Lint[] => {
  if (address === '')
    return [detail('fallback', say('Add this, so that people can give if the form can’t load.'))];
  if (isLink(address)) return [];
  const words = isBare(address)
    ? say('This doesn’t look right. It should start with https://.')
    : say('This doesn’t look right.');
  return [fault('fallback', words)];
};

const pictureLint = (address: string, { say }: Translator): Lint[] =>
  address === '' || isPicture(address)
    ? []
    : [
        fault(
          'logo',
          say('This doesn’t look right. It should start with https://, or with / on your own site.'),
        ),
      ];

/** Finds problems with addresses and keys. */
export const serviceLints = (choices: Choices, translator: Translator): Lint[] => {
  const written = (name: string) => valueOf(choices, name).trim();
  const lints = [
    ...addressLint(written('base-url'), translator),
    ...keyLint(written('publishable-key'), choices['test-mode'] !== undefined, translator),
    ...returnLint(written('return-url'), translator),
    ...linkLint(written('fallback'), translator),
    ...pictureLint(written('logo'), translator),
    // A page that uses the package doesn’t need the folder of the script.
    ...(hostOf(choices) === 'script' ? folderLint(written('cdn'), translator) : []),
  ];
  // The plugin has the details of the site in its own settings.
  return isForPlugin(choices) ? lints.filter(({ level }) => level !== 'detail') : lints;
};
