// What each released version stores in donors' browsers, as files that never change.
import { createHash } from 'node:crypto';
import { readFile, readdir } from 'node:fs/promises';
import { join } from 'node:path';
import { rootDir } from '../../test/runners/files.js';

/** The website on which the data was stored. Stored entries name it. */
export const charity = 'https://charity.example';

/** The moments of a donor's journey at which a charity can change the version. */
export const moments = [
  'has answered',
  'is on the payment page, and pays',
  'is on the payment page, and pays monthly',
  'is on the payment page, and is declined',
  'is on the payment page, and leaves it',
  'pays in a browser that opens a new tab to return',
  'has been thanked',
  'has declined to give monthly',
] as const;

export type Moment = (typeof moments)[number];

/** What the browser and the service had at that moment. */
export type Stored = {
  /** The attributes of the form. */
  form: string;
  /** The address that the donor opens next. */
  address: string;
  /** Whether the donor reloads the page, or comes back from the payment page. */
  arrival: 'reload' | 'return';
  /** Milliseconds since the epoch. */
  time: number;
  session: Record<string, string>;
  local: Record<string, string>;
  /** What the service says about the donation then; null if there is none. */
  donation: { path: string; body: unknown } | null;
};

/** What a version stores, as `npm run prove -- stored` writes it. */
export type StoredVersion = { version: string; moments: Partial<Record<Moment, Stored>> };

export const folder = join(rootDir, 'proofs/upgrade/stored');

/** The file with the digest of each version's file. */
export const digestsFile = 'digests.json';

export const digestOf = (text: string): string => createHash('sha256').update(text).digest('hex');

export const fileOf = (version: string): string => `${version}.json`;

/** The versions that have a file. */
export const storedVersions = async (): Promise<string[]> =>
  (await readdir(folder))
    .filter((name) => name !== digestsFile)
    .map((name) => name.replace(/\.json$/, ''))
    .sort();

export const readStored = (name: string): Promise<string> => readFile(join(folder, name), 'utf8');

export const readDigests = async (): Promise<Record<string, string>> =>
  JSON.parse(await readStored(digestsFile)) as Record<string, string>;

/** The versions of the changelog, and whether each is released. */
export const versionsIn = (changelog: string): { version: string; isReleased: boolean }[] =>
  [...changelog.matchAll(/^## (\d+\.\d+\.\d+\S*)\n+(Released on )?/gm)].map(([, version = '', released]) => ({
    version,
    isReleased: released !== undefined,
  }));
