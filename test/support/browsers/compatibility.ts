import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { oldestBrowsers } from '../../../build/oldest-browsers.js';

type Statement = {
  version_added: string | false;
  flags?: unknown;
  prefix?: string;
  version_removed?: string;
};
type Node = { __compat?: { support: Record<string, Statement | Statement[]> } };
export type Tree = Node & { [key: string]: Tree | undefined };

const require = createRequire(import.meta.url);

/** The MDN compatibility data: which browser supports which feature. */
export const data = JSON.parse(readFileSync(require.resolve('@mdn/browser-compat-data'), 'utf8')) as Tree;

const numberOf = (version: string): number[] => version.replace('≤', '').split('.').map(Number);

/** Whether a version is equal to another, or older. */
const isWithin = (version: string, floor: string): boolean => {
  const [major = 0, minor = 0] = numberOf(version);
  const [floorMajor = 0, floorMinor = 0] = numberOf(floor);
  return major < floorMajor || (major === floorMajor && minor <= floorMinor);
};

/** The supported browsers that lack a feature, each with the version that added it: “safari 17”. */
export const lacking = (feature: Tree): string[] =>
  Object.entries(oldestBrowsers).flatMap(([browser, floor]) => {
    const statements = [feature.__compat?.support[browser] ?? []].flat();
    const versions = statements
      .filter(({ flags, prefix, version_removed }) => !flags && !prefix && !version_removed)
      .map(({ version_added }) => version_added || 'none');
    if (versions.some((version) => version !== 'none' && isWithin(version, floor))) return [];
    return `${browser} ${versions[0] ?? 'none'}`;
  });

/** Follows a path of names. Returns undefined if the data has no such feature. */
export const featureAt = (...path: string[]): Tree | undefined => {
  let place: Tree | undefined = data;
  for (const name of path) place = place && Object.hasOwn(place, name) ? place[name] : undefined;
  return place?.__compat ? place : undefined;
};
