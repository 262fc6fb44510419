import { returnAddress } from '../../src/donation/return-address.js';
import { publishableKeyFault } from '../../src/schema/publishable-key.js';
import { readServiceAddress } from '../../src/schema/service-address.js';
import { valueOf, type Choices } from './choices.js';
import { charityPage } from './chosen.js';
import { fault, notice, type Lint } from './lint.js';
import { fallbackOf } from './markup.js';

const addressLint = (address: string): Lint[] => {
  if (address === '') return [notice('base-url', 'Fill this in: the snippet has an example in its place.')];
  const absolute = /^\/(?!\/)/.test(address) ? new URL(address, charityPage).href : address;
  return readServiceAddress(absolute) === undefined
    ? [fault('base-url', 'This is no service’s address: it begins with https:// and ends with /api/v1.')]
    : [];
};

/** The words of a key, whatever separates them. */
const says = (key: string, word: string) => key.toLowerCase().split(/[_-]/).includes(word);

const keyLint = (key: string, isTest: boolean): Lint[] => {
  if (key === '') {
    return [notice('publishable-key', 'Fill this in: the snippet has an example in its place.')];
  }
  if (publishableKeyFault(key)) return [fault('publishable-key', 'A key has no spaces or accented letters.')];
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

const returnFaults = {
  https_required:
    'Only an address that begins with https:// is sent to the payment page, so this one is left out.',
  credentials: 'An address with a name and password is never sent, so this one is left out.',
};

const returnLint = (address: string): Lint[] => {
  const reading = address === '' ? undefined : returnAddress(address, charityPage);
  return reading && 'fault' in reading ? [fault('return-url', returnFaults[reading.fault])] : [];
};

const folderLint = (folder: string): Lint[] =>
  folder === '' || /^(?:https:\/\/|http:\/\/localhost[:/]|\/)/.test(folder)
    ? []
    : [fault('cdn', 'The address of the folder begins with https://.')];

const isRelative = (address: string) => !/^[a-z][a-z\d+.-]*:/i.test(address);

/** Addresses and keys. */
export const serviceLints = (choices: Choices): Lint[] => {
  const [address, key, back, folder, other] = [
    'base-url',
    'publishable-key',
    'return-url',
    'cdn',
    'fallback',
  ].map((name) => valueOf(choices, name).trim());
  return [
    ...addressLint(address ?? ''),
    ...keyLint(key ?? '', choices['test-mode'] !== undefined),
    ...returnLint(back ?? ''),
    ...folderLint(folder ?? ''),
    ...(other && !fallbackOf(choices)
      ? [fault('fallback', `This is no address${isRelative(other) ? ': it begins with https://' : ''}.`)]
      : []),
  ];
};
