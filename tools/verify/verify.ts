import { createHash } from 'node:crypto';
import { publishableKeyIssue } from '../../src/schema/publishable-key.js';
import { load, UnreachableError, type Fetched, type Limits } from './fetch.js';
import { readPage, type CodeAttribute, type Page, type PageScript, type Pins } from './page.js';

/** What a check found: `problem` needs action, and `unchecked` means that nobody knows. */
export type Finding = { result: 'good' | 'note' | 'problem' | 'unchecked'; text: string };

/** A row of the script inventory (PCI DSS 6.4.3). */
export type InventoryRow = {
  script: string;
  /** The reason for the script; empty for the charity to fill in. */
  purpose: string;
  /** The hash in the tag, which the browser checks; empty without one. */
  integrity: string;
  /** The hash of the file that the server sent; empty if it wasn’t loaded. */
  hash: string;
};

export type Verified = {
  findings: readonly Finding[];
  inventory: readonly InventoryRow[];
  keys: readonly string[];
};

/** The version that the command comes with, and the hash of each of its scripts. */
export type Release = { version: string; integrity: Readonly<Record<string, string>> };

const mostScripts = 100;
const mostCodeAttributes = 1000;

const hashOf = (content: string | Buffer) =>
  `sha384-${createHash('sha384').update(content).digest('base64')}`;

const nameOf = ({ pathname }: URL) => pathname.replace(/^.*\//, '');

const isClassic = (name: string) => name === 'donation-widget.iife.js';
const moduleFile = 'donation-widget.js';

/** The script that pages of the WordPress plugin name, next to the module. */
export const startFile = 'donation-widget-start.js';

const isEntry = (name: string) => [moduleFile, startFile].includes(name) || isClassic(name);

/**
 * The code of the plugin's script. If a host adds something to its address, the module still has the one address that
 * its own files import.
 */
export const startCode = (version: string): string =>
  `/*! donation-widget ${version}, MIT licence. */\nimport './${moduleFile}';\n`;

const versionIn = (body: Buffer) =>
  /^(?:\uFEFF)?\/\*! donation-widget (\d+\.\d+\.\d+(?:-[\w.]+)?), MIT licence/.exec(
    body.subarray(0, 200).toString(),
  )?.[1];

/** An address without its query, which can have anything in it. */
const shown = (url: URL) => (/^https?:$/.test(url.protocol) ? url.origin + url.pathname : `${url.protocol}…`);

const good = (text: string): Finding => ({ result: 'good', text });
const note = (text: string): Finding => ({ result: 'note', text });
const problem = (text: string): Finding => ({ result: 'problem', text });
const unchecked = (text: string): Finding => ({ result: 'unchecked', text });

/** Loads a file; the reason as a text if that isn’t possible. */
const tryLoad = async (url: URL, limits: Limits): Promise<Fetched | string> => {
  try {
    return await load(url, limits);
  } catch (error) {
    if (error instanceof UnreachableError) return error.message;
    throw error;
  }
};

/** The hashes in an `integrity` attribute that browsers compare: those of its strongest algorithm. */
const strongest = (integrity: string) => {
  const found = [...integrity.matchAll(/(?:^|\s)(sha256|sha384|sha512)-([A-Za-z0-9+/=]+)/g)];
  const algorithm = ['sha512', 'sha384', 'sha256'].find((one) => found.some(([, its]) => its === one));
  return (
    algorithm && { algorithm, hashes: found.filter(([, its]) => its === algorithm).map(([, , hash]) => hash) }
  );
};

/** Compares one file with this version’s. */
const compared = (url: URL, body: Buffer, hash: string, { version, integrity }: Release): Finding => {
  if (integrity[nameOf(url)] === hash) return good(`${shown(url)} is the file of version ${version}.`);
  const its = versionIn(body);
  if (its !== undefined && its !== version)
    return unchecked(
      `${shown(url)} says that it is version ${its}. To check it, install that version of the package.`,
    );
  return problem(`${shown(url)} isn’t the file of version ${version}. Somebody or something has changed it.`);
};

const pinned = ({ url, integrity, hasCrossorigin }: PageScript & { url: URL }, page: URL, body: Buffer) => {
  const expected = strongest(integrity);
  if (!expected) {
    const without = `The tag of ${shown(url)} has no ${integrity === '' ? '' : 'valid '}integrity attribute`;
    return url.origin === page.origin
      ? note(`${without}. The script is on the site of the page.`)
      : problem(`${without}, so the browser runs any file that the host sends.`);
  }
  if (!expected.hashes.includes(createHash(expected.algorithm).update(body).digest('base64')))
    return problem(`The integrity attribute of ${shown(url)} doesn’t match the file, so browsers refuse it.`);
  if (url.origin !== page.origin && !hasCrossorigin)
    return problem(`The tag of ${shown(url)} needs crossorigin="anonymous", or browsers refuse the script.`);
  return good(`The tag of ${shown(url)} has the right integrity attribute.`);
};

/** The files that the script can load later, from its own folder. */
const laterFiles = (entry: string, { integrity }: Release): string[] => {
  const own = entry === startFile ? [moduleFile] : [];
  const names = [...own, ...Object.keys(integrity).filter((name) => !isEntry(name))];
  const classic = (name: string) => name.replace(/\.js$/, '.classic.js');
  if (!isClassic(entry)) return names.filter((name) => !name.endsWith('.classic.js'));
  return names.filter((name) => name.endsWith('.classic.js') || !(classic(name) in integrity));
};

/** Compares the files that the script can load later. */
const laterFindings = async (entry: URL, release: Release, limits: Limits): Promise<Finding[]> => {
  const findings: Finding[] = [];
  let same = 0;
  const names = laterFiles(nameOf(entry), release);
  for (const name of names) {
    const url = new URL(name, entry);
    const loaded = await tryLoad(url, limits);
    if (typeof loaded === 'string') {
      findings.push(unchecked(`${shown(url)} can’t be loaded. ${loaded}`));
      if (limits.signal.aborted) break;
      continue;
    }
    const finding = compared(url, loaded.body, hashOf(loaded.body), release);
    if (finding.result === 'good') same += 1;
    else findings.push(finding);
  }
  if (same > 0)
    findings.push(good(`${same} of ${names.length} files that load later are those of the version.`));
  return findings;
};

/** Checks the hashes that the script’s document has for those files. */
const pinFindings = (entry: URL, { mapped, preloaded }: Pins, release: Release): Finding[] => {
  const findings: Finding[] = [];
  const names = laterFiles(nameOf(entry), release);
  for (const name of names) {
    const url = new URL(name, entry);
    const hashes = [mapped.get(url.href), ...(preloaded.get(url.href) ?? [])];
    if (hashes.some((hash) => hash && hash !== release.integrity[name]))
      findings.push(problem(`The page has a wrong hash for ${shown(url)}.`));
  }
  findings.push(
    names.every((name) => mapped.has(new URL(name, entry).href))
      ? good('An import map has the hashes of the files that load later.')
      : note('No import map pins all files that load later.'),
  );
  return findings;
};

/** Whether a source names a nonce, a hash or the scripts that trusted ones add: browsers then ignore `'unsafe-inline'`. */
const isNamed = (source: string) =>
  /^'(?:(?:nonce|sha256|sha384|sha512)-[\w+/-]+={0,2}|strict-dynamic)'$/.test(source);

const allowsInline = (sources: readonly string[]) =>
  sources.includes("'unsafe-inline'") && !sources.some(isNamed);

/** Whether a source matches every host of a scheme, or every host below a domain such as `com` or `co.uk`. */
const isAnyHost = (source: string) =>
  /^[a-z][a-z\d+.-]*:$/.test(source) ||
  /^(?:[a-z][a-z\d+.-]*:\/\/)?\*(?:\.(?:(?:co|com|net|or|org)\.[a-z]{2}|[a-z\d-]+)\.?)?(?::[\d*]+)?(?:\/.*)?$/.test(
    source,
  );

/** Whether a policy lets only named scripts run. */
const isStrict = (policy: string): boolean => {
  const directives = new Map<string, string[]>();
  for (const directive of policy.split(';')) {
    // Of the spaces, only those of ASCII separate.
    const [name = '', ...sources] = directive.toLowerCase().match(/[^\t\n\f\r ]+/g) ?? [];
    if (!directives.has(name)) directives.set(name, sources);
  }
  const sources = directives.get('script-src') ?? directives.get('default-src');
  // Without either, browsers allow eval.
  if (!sources) return false;
  const forElements = directives.get('script-src-elem') ?? sources;
  const forAttributes = directives.get('script-src-attr') ?? sources;
  return (
    !sources.includes("'unsafe-eval'") &&
    !allowsInline(forElements) &&
    !allowsInline(forAttributes) &&
    // With 'strict-dynamic', browsers ignore hosts.
    (forElements.includes("'strict-dynamic'") || !forElements.some(isAnyHost))
  );
};

const policyFinding = (headers: readonly string[], { policies, latePolicies }: Page): Finding => {
  // A header can have several policies, and all of them apply.
  const early = [...headers.flatMap((header) => header.split(',')), ...policies].filter(
    (text) => text !== '',
  );
  if (early.some(isStrict)) return good('The Content-Security-Policy allows only scripts that it names.');
  if (latePolicies.some(isStrict))
    return problem(
      'The Content-Security-Policy is in a <meta> below scripts, which it doesn’t cover. Put it first.',
    );
  return early.length + latePolicies.length > 0
    ? problem('The Content-Security-Policy allows any script, or code inside the page.')
    : problem('The page has no Content-Security-Policy.');
};

const keyFinding = (key: string): Finding => {
  if (publishableKeyIssue(key) === 'secret')
    return problem(
      'The page has a SECRET key. Revoke it at your payment service now: everybody can read it.',
    );
  const has = (word: string) => new RegExp(`(?:^|[_.-])${word}(?:[_.-]|$)`, 'i').test(key);
  if (has('test')) return note('The form has a test key, so it takes no real donations.');
  return has('live')
    ? good('The form has a live key.')
    : note('It isn’t clear if the form’s key is a live one.');
};

type Seen = { script: PageScript; row: InventoryRow; findings: Finding[] };

/** Checks one script of the page. A script of the form is compared with the release, and its later files once. */
const seen = async (
  script: PageScript,
  at: number,
  address: URL,
  checked: Set<string>,
  release: Release,
  limits: Limits,
): Promise<Seen> => {
  const { url, code, integrity, pins } = script;
  if (!url) {
    const row = { script: `inline script ${at + 1}`, purpose: '', integrity, hash: hashOf(code) };
    const isForm = /^\s*\uFEFF?\/\*! donation-widget \d/.test(code);
    return {
      script,
      row,
      findings: isForm
        ? [unchecked('The form’s script is inside the page, so its file can’t be compared.')]
        : [],
    };
  }
  const loaded = await tryLoad(url, limits);
  if (typeof loaded === 'string')
    return {
      script,
      row: { script: shown(url), purpose: '', integrity, hash: '' },
      findings: [unchecked(`${shown(url)} can’t be loaded. ${loaded}`)],
    };
  const { body } = loaded;
  const hash = hashOf(body);
  const rowOf = (purpose: string) => ({ script: shown(url), purpose, integrity, hash });
  if (isEntry(nameOf(url)) || versionIn(body) !== undefined) {
    const findings = [compared(url, body, hash, release), pinned({ ...script, url }, address, body)];
    if (isEntry(nameOf(url))) {
      const entry = shown(loaded.url);
      if (!checked.has(entry)) findings.push(...(await laterFindings(loaded.url, release, limits)));
      checked.add(entry);
      findings.push(...pinFindings(loaded.url, pins, release));
    }
    return { script, row: rowOf('Donation form'), findings };
  }
  const isBundle = body.includes('donation-widget') && body.includes('publishable-key');
  return {
    script,
    row: rowOf(isBundle ? 'Contains the donation form' : ''),
    findings: isBundle
      ? [
          unchecked(
            `${shown(url)} contains the form together with other code, so its file can’t be compared. Ask your developer to compare the npm package.`,
          ),
        ]
      : [],
  };
};

const attributeRow = ({ name, tag, code }: CodeAttribute): InventoryRow => ({
  script: `${name} of <${tag}>`,
  purpose: '',
  integrity: '',
  hash: hashOf(code),
});

const tooMany = (count: number, most: number, what: string): Finding[] =>
  count > most ? [unchecked(`The page has ${count} ${what}. Only the first ${most} were checked.`)] : [];

/**
 * Checks the scripts of a page.
 *
 * @throws UnreachableError if the page itself can’t be loaded
 */
export const verify = async (
  address: URL,
  { version, integrity }: Release,
  limits: Limits,
): Promise<Verified> => {
  const release = { version, integrity: { ...integrity, [startFile]: hashOf(startCode(version)) } };
  const loaded = await load(address, limits);
  const page = readPage(loaded.body.toString('utf8'), loaded.url);
  const results: Seen[] = [];
  const checked = new Set<string>();
  for (const [at, script] of page.scripts.slice(0, mostScripts).entries())
    results.push(await seen(script, at, loaded.url, checked, release, limits));
  const attributes = [
    ...new Map(page.codeAttributes.map((one) => [Object.values(one).join('\n'), one])).values(),
  ];
  const hasScript = results.some(({ row }) => row.purpose !== '');
  const findings = [
    ...(loaded.url.protocol === 'https:'
      ? []
      : [problem('The page isn’t https, so anybody on the way can change it.')]),
    ...results.flatMap((one) => one.findings),
    ...(hasScript
      ? []
      : [unchecked('The page’s HTML has no script of the form. Another script can add it.')]),
    ...tooMany(page.scripts.length, mostScripts, 'scripts'),
    ...tooMany(attributes.length, mostCodeAttributes, 'attributes with code'),
    policyFinding(loaded.policies, page),
    ...[...new Set(page.keys)].slice(0, 10).map(keyFinding),
    ...(page.keys.length > 0 ? [] : [note('The page’s HTML has no key.')]),
  ];
  const inventory = [
    ...results.map(({ row }) => row),
    ...attributes.slice(0, mostCodeAttributes).map(attributeRow),
  ];
  return { findings, inventory, keys: page.keys };
};
