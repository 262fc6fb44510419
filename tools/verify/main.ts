import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { parseArgs } from 'node:util';
import { isPublic, UnreachableError } from './fetch.js';
import { verify, type Finding, type Release, type Verified } from './verify.js';

/** How the command was started. */
export type Start = {
  /** The words that start it, for the help. */
  command: string;
  version: string;
  /** The folder of this version’s scripts, with `integrity.json`. */
  scripts: string;
};

/** Where the command writes. Tests replace it. */
export type World = { print: (line: string) => void; complain: (line: string) => void; seconds: number };

const thisMachine: World = {
  print: (line) => console.log(line),
  complain: (line) => console.error(line),
  seconds: 120,
};

const usageOf = (command: string) => `Usage: ${command} ADDRESS [options]

Checks the donation form's scripts on a page: compares them with the files of this
version, and checks integrity attributes, the Content-Security-Policy and the kind of
key. Prints a list of the page's scripts for your inventory. It sends nothing but
requests for the page and its scripts.

  ADDRESS          address of the page
  --json           print the results as JSON
  --allow-private  also load from this machine and its network
  --help           show this help

Exit codes: 0 if everything is right, 1 if something is wrong, 2 if something couldn't
be checked, and nothing is wrong.
`;

/** A page could choose a “key” that’s one of our words, such as PROBLEM, to have it hidden. */
const looksLikeKey = (key: string) => key.length >= 8 && /^[\w.-]+$/.test(key) && /[\d_]/.test(key);

/** Shows characters that could change what the terminal shows, and hides these keys. */
const printable = (text: string, keys: readonly string[]): string =>
  keys
    .reduce((rest, key) => rest.replaceAll(key, '(the key)'), text)
    .replaceAll(/[\p{C}\p{Zl}\p{Zp}]/gu, (character) =>
      [...Array(character.length).keys()]
        .map((at) => `\\u${character.charCodeAt(at).toString(16).padStart(4, '0')}`)
        .join(''),
    );

const words: Record<Finding['result'], string> = {
  good: 'good     ',
  note: 'note     ',
  problem: 'PROBLEM  ',
  unchecked: 'UNCHECKED',
};

const codeOf = (findings: readonly Finding[]): 0 | 1 | 2 => {
  if (findings.some(({ result }) => result === 'problem')) return 1;
  return findings.some(({ result }) => result === 'unchecked') ? 2 : 0;
};

const closing = {
  0: 'Everything is right.',
  1: 'Something is wrong: see PROBLEM.',
  2: 'Nothing is wrong, but something couldn’t be checked: see UNCHECKED.',
};

const linesOf = ({ findings, inventory }: Verified): string[] => [
  ...findings.map(({ result, text }) => `${words[result]}  ${text}`),
  '',
  'Scripts of the page, for your inventory (PCI DSS 6.4.3). Add the missing purposes.',
  ...inventory.flatMap(({ script, purpose, integrity, hash }) => [
    `- ${script}`,
    `  Purpose: ${purpose || '…'}`,
    `  Integrity attribute: ${integrity || 'none'}`,
    `  Hash now: ${hash || 'not loaded'}`,
  ]),
  '',
  closing[codeOf(findings)],
];

const readAddress = (positionals: readonly string[]): URL | undefined => {
  const [address = ''] = positionals;
  const url = positionals.length === 1 && URL.canParse(address) ? new URL(address) : undefined;
  return url && /^https?:$/.test(url.protocol) ? url : undefined;
};

const parse = (args: string[]) => {
  const flag = { type: 'boolean' } as const;
  const options = { json: flag, 'allow-private': flag, help: { ...flag, short: 'h' } } as const;
  try {
    return parseArgs({ args, allowPositionals: true, options });
  } catch {
    return undefined;
  }
};

const readRelease = async ({ version, scripts }: Start): Promise<Release> => ({
  version,
  integrity: JSON.parse(await readFile(join(scripts, 'integrity.json'), 'utf8')) as Release['integrity'],
});

/** Runs the command and returns its exit code. */
export const main = async (args: string[], start: Start, world: World = thisMachine): Promise<0 | 1 | 2> => {
  const given = parse(args);
  if (given?.values.help) {
    world.print(usageOf(start.command));
    return 0;
  }
  const address = given && readAddress(given.positionals);
  if (!given || !address) {
    world.complain(`Give the address of one page, which starts with https://.\n\n${usageOf(start.command)}`);
    return 2;
  }
  try {
    const verified = await verify(address, await readRelease(start), {
      bytes: 5_000_000,
      redirects: 5,
      signal: AbortSignal.timeout(world.seconds * 1000),
      isAllowed: given.values['allow-private'] ? () => true : isPublic,
    });
    const { findings, inventory, keys } = verified;
    const code = codeOf(findings);
    const lines = given.values.json
      ? [JSON.stringify({ version: start.version, code, findings, inventory })]
      : linesOf(verified);
    const hidden = [...new Set(keys)].filter(looksLikeKey).slice(0, 100);
    for (const line of lines) world.print(printable(line, hidden));
    return code;
  } catch (error) {
    if (!(error instanceof UnreachableError)) throw error;
    world.complain(`Can’t check the page. ${error.message}`);
    return 2;
  }
};
