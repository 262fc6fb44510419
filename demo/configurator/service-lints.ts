import { publishableKeyIssue } from '../../src/schema/publishable-key.js';
import { readServiceAddress } from '../../src/schema/service-address.js';
import { charityPage, isBare, isLink, readFolder, returnIssue } from './addresses.js';
import { valueOf, type Choices } from './choices.js';
import { controlOf } from './controls.js';
import { fault, notice, type Lint } from './lint.js';
import { inPlainWords } from './plain-words.js';
import { hostOf } from './snippets.js';

const fillIn = inPlainWords({ attribute: 'publishable-key', code: 'missing' });

const addressLint = (address: string): Lint[] => {
  if (address === '') return [notice('base-url', fillIn)];
  const absolute = /^\/(?!\/)/.test(address) ? new URL(address, charityPage).href : address;
  return readServiceAddress(absolute) === undefined
    ? [fault('base-url', inPlainWords({ attribute: 'base-url', code: 'address' }))]
    : [];
};

/** The words of a key, whatever separates them. */
const says = (key: string, word: string) => key.toLowerCase().split(/[_-]/).includes(word);

const keyLint = (key: string, isTest: boolean): Lint[] => {
  if (key === '') return [notice('publishable-key', fillIn)];
  const code = publishableKeyIssue(key);
  if (code) return [fault('publishable-key', inPlainWords({ attribute: 'publishable-key', code }))];
  if (says(key, 'test') && !isTest) {
    return [
      notice(
        'publishable-key',
        'A test key takes no money. Use your live key, or switch “Test mode” on, so that donors know.',
      ),
    ];
  }
  return says(key, 'live') && isTest
    ? [fault('test-mode', 'This key is live: money is taken, while the form says that none is.')]
    : [];
};

const returnIssues = {
  bare: 'Write it with https:// in front: as it is, it names no site, so it is left out.',
  https_required:
    'Only an address that begins with https:// is sent to the payment page, so this one is left out.',
  credentials: 'An address with a name and password is never sent, so this one is left out.',
  unreadable: 'This is no address, so it is left out.',
};

const returnLint = (address: string): Lint[] => {
  const found = address === '' ? undefined : returnIssue(address);
  return found ? [fault('return-url', returnIssues[found])] : [];
};

const folderLint = (folder: string): Lint[] => {
  if (folder === '') return [notice('cdn', fillIn)];
  const words =
    'This is no folder’s address, so the snippet has an example in its place: it begins with https://, or with / on your own site, and has no ? or #.';
  return readFolder(folder) === undefined ? [fault('cdn', words)] : [];
};

const linkLint = (address: string): Lint[] => {
  if (address === controlOf('fallback')?.initial) {
    return [notice('fallback', 'Fill this in, or empty it: the snippet has an example in its place.')];
  }
  return address === '' || isLink(address)
    ? []
    : [fault('fallback', `This is no address${isBare(address) ? ': it begins with https://' : ''}.`)];
};

/** Addresses and keys. */
export const serviceLints = (choices: Choices): Lint[] => {
  const written = (name: string) => valueOf(choices, name).trim();
  return [
    ...addressLint(written('base-url')),
    ...keyLint(written('publishable-key'), choices['test-mode'] !== undefined),
    ...returnLint(written('return-url')),
    ...linkLint(written('fallback')),
    // A bundle has no folder, and no field for it.
    ...(hostOf(choices) === 'script' ? folderLint(written('cdn')) : []),
  ];
};
