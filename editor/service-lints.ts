import { publishableKeyIssue } from '../src/schema/publishable-key.js';
import { readServiceAddress } from '../src/schema/url.js';
import { charityPage, isBare, isLink, isPicture, readFolder, returnIssue } from './addresses.js';
import { valueOf, type Choices } from './choices.js';
import { detail, fault, notice, type Lint } from './lint.js';
import { inPlainWords } from './plain-words.js';
import { hostOf, isForPlugin } from './snippets.js';

const fillIn = inPlainWords({ attribute: 'publishable-key', code: 'missing' });

const addressLint = (address: string): Lint[] => {
  if (address === '') return [detail('base-url', fillIn)];
  const absolute = /^\/(?!\/)/.test(address) ? new URL(address, charityPage).href : address;
  return readServiceAddress(absolute) === undefined
    ? [fault('base-url', inPlainWords({ attribute: 'base-url', code: 'address' }))]
    : [];
};

/** Whether a key has a word, whatever separates its words. */
const says = (key: string, word: string) => key.toLowerCase().split(/[_-]/).includes(word);

const keyLint = (key: string, isTest: boolean): Lint[] => {
  if (key === '') return [detail('publishable-key', fillIn)];
  const code = publishableKeyIssue(key);
  if (code) return [fault('publishable-key', inPlainWords({ attribute: 'publishable-key', code }))];
  if (says(key, 'test') && !isTest) {
    return [
      notice(
        'publishable-key',
        'This is a test key, so no money is taken. Use your live key, or switch on test mode so that donors know.',
      ),
    ];
  }
  return says(key, 'live') && isTest
    ? [fault('test-mode', 'Your key is live, so the form takes money. Switch off test mode.')]
    : [];
};

const returnIssues = {
  bare: 'Add https:// at the start. The code leaves it out until then.',
  https_required: 'Use an address that starts with https://. The code leaves this one out.',
  credentials: 'Remove the name and password from the address. The code leaves it out until then.',
  unreadable: 'This doesn’t look like an address, so the code leaves it out.',
};

const returnLint = (address: string): Lint[] => {
  const found = address === '' ? undefined : returnIssue(address);
  return found ? [fault('return-url', returnIssues[found])] : [];
};

const folderLint = (folder: string): Lint[] => {
  if (folder === '') return [detail('cdn', fillIn)];
  const words =
    'This doesn’t look right. It should start with https://, or with / on your own site, and have no ? or #. Until then, the code only works for tests on your own computer.';
  return readFolder(folder) === undefined ? [fault('cdn', words)] : [];
};

const linkLint = (address: string): Lint[] => {
  if (address === '')
    return [detail('fallback', 'Add this, so that people can give if the form can’t load.')];
  return isLink(address)
    ? []
    : [
        fault(
          'fallback',
          `This doesn’t look right.${isBare(address) ? ' It should start with https://.' : ''}`,
        ),
      ];
};

const pictureLint = (address: string): Lint[] =>
  address === '' || isPicture(address)
    ? []
    : [fault('logo', 'This doesn’t look right. It should start with https://, or with / on your own site.')];

/** Finds problems with addresses and keys. */
export const serviceLints = (choices: Choices): Lint[] => {
  const written = (name: string) => valueOf(choices, name).trim();
  const lints = [
    ...addressLint(written('base-url')),
    ...keyLint(written('publishable-key'), choices['test-mode'] !== undefined),
    ...returnLint(written('return-url')),
    ...linkLint(written('fallback')),
    ...pictureLint(written('logo')),
    // A page that uses the package doesn’t need the folder of the script.
    ...(hostOf(choices) === 'script' ? folderLint(written('cdn')) : []),
  ];
  // The plugin has the details of the site in its own settings.
  return isForPlugin(choices) ? lints.filter(({ level }) => level !== 'detail') : lints;
};
