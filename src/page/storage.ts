import { toJson } from '../schema/json.js';
import type { Platform } from './platform.js';
import { pageAddress, referenceParameter } from './address.js';
import { pageWindow } from './window.js';

/** The storage of this tab, or of this browser. */
export type StorageArea = 'session' | 'local';

type WithStorage = Pick<Platform, 'storage'>;

const prefix = 'donation-widget:';

/**
 * Everything that this package stores, except the variant of a form, which changes nothing for other forms. Each name
 * starts with one of these.
 */
export const storageNames = {
  /** The donations that were started. */
  pending: `${prefix}pending`,
  /** The elements that show the status of a donation. */
  views: `${prefix}views`,
  /** The choices that a form shows. */
  choices: `${prefix}choices`,
  /** The choices that a form last sent. */
  sent: `${prefix}sent`,
  /** The donations whose payments failed, for another try. */
  failed: `${prefix}failed`,
  /** The questions that were asked only once. */
  asked: `${prefix}asked`,
  /** The donations whose completion was announced. It is never deleted. */
  announced: `${prefix}announced`,
};

/** The value stored under a name, unchecked: other scripts on the page can write here too. Null if there is none. */
export const readStored = (platform: WithStorage, area: StorageArea, name: string): unknown => {
  try {
    return JSON.parse(platform.storage(area).getItem(name) ?? 'null');
  } catch {
    return null;
  }
};

/** The names of everything that is stored, also by other scripts. */
const storedNames = (platform: WithStorage, area: StorageArea): readonly string[] => {
  const names: string[] = [];
  try {
    const storage = platform.storage(area);
    for (let index = 0; index < storage.length; index += 1) names.push(storage.key(index) ?? '');
  } catch {
    // Without storage there are none.
  }
  return names;
};

/** Stores a value; null deletes it. Returns false if the page can't store anything. */
export const writeStored = (
  platform: WithStorage,
  area: StorageArea,
  name: string,
  value: object | null,
): boolean => {
  try {
    const storage = platform.storage(area);
    // An entry that can't be read again counts as not stored.
    storage.getItem(name);
    if (value) storage.setItem(name, toJson(value));
    else storage.removeItem(name);
    return true;
  } catch {
    return false;
  }
};

/** The lists that couldn't be stored. This page remembers them until it closes. Each page has one platform. */
const memory = new WeakMap<WithStorage, Map<string, readonly unknown[]>>();

/** The number of entries that a list keeps. */
const capacity = 20;

/**
 * A list in storage, of the newest entries. While a site changes to another version of this package, or back, pages of
 * both use it. So a list keeps the entries and members that another version has added, and returns only what it knows.
 * A version adds members, or a list with a new name. It never gives a member another meaning.
 */
export class StoredList<Entry> {
  readonly #platform: WithStorage;
  readonly #name: string;
  readonly #check: (entry: unknown) => Entry | undefined;

  /** `check` returns undefined for what isn't an entry: other scripts on the page can write here too. */
  constructor(platform: WithStorage, name: string, check: (entry: unknown) => Entry | undefined) {
    this.#platform = platform;
    this.#name = name;
    this.#check = check;
  }

  read(area: StorageArea = 'session'): Entry[] {
    return this.#all(area).flatMap((one) => this.#check(one) ?? []);
  }

  /** Returns false if the page can't store it and remembers it instead. */
  add(entry: Entry, area: StorageArea = 'session'): boolean {
    return this.#write([...this.#all(area), entry], area);
  }

  /** Replaces each entry; null deletes it. It stores nothing if no entry has changed. */
  change(changed: (entry: Entry) => Entry | null, area: StorageArea = 'session'): void {
    const before = this.#all(area);
    const after = before.flatMap((stored) => {
      const entry = this.#check(stored);
      const now = entry === undefined ? entry : changed(entry);
      if (now === entry) return [stored];
      if (now === null) return [];
      return [typeof now === 'object' ? { ...Object(stored), ...now } : now];
    });
    if (after.length < before.length || after.some((one, index) => one !== before[index]))
      this.#write(after, area);
  }

  /** Everything in the list, unchecked. */
  #all(area: StorageArea): readonly unknown[] {
    const remembered = memory.get(this.#platform)?.get(`${area} ${this.#name}`);
    const stored = remembered ?? readStored(this.#platform, area, this.#name);
    return Array.isArray(stored) ? (stored as readonly unknown[]) : [];
  }

  #write(entries: readonly unknown[], area: StorageArea): boolean {
    const newest = entries.slice(-capacity);
    const isStored = writeStored(this.#platform, area, this.#name, newest.length > 0 ? newest : null);
    const remembered = memory.get(this.#platform) ?? new Map<string, readonly unknown[]>();
    memory.set(this.#platform, remembered);
    if (isStored) remembered.delete(`${area} ${this.#name}`);
    else remembered.set(`${area} ${this.#name}`, newest);
    return isStored;
  }
}

/**
 * The choices that a form of this tab has sent with this reference, on any page, unchecked: other scripts can write here
 * too. Null if nothing is stored, or another donation was sent since.
 */
export const readSent = (platform: Pick<Platform, 'storage'>, reference: string): unknown =>
  storedNames(platform, 'session')
    .filter((name) => name.startsWith(`${storageNames.sent}:`))
    .map((name) => readStored(platform, 'session', name))
    .find((one) => (Object(one) as { reference?: unknown }).reference === reference) ?? null;

/** Keeps a form's choices in this tab. Each form on a page has its own entries. Without storage it keeps nothing. */
export class AnswerStore {
  readonly #platform: Pick<Platform, 'storage'>;
  readonly #name: string;
  /** The name of the entry for donors who came by no link. */
  readonly #form: string;

  /**
   * `form` identifies the form on its page: its id, or its position among the other forms. `role`: whether the
   * choices are those that the form shows, or those that it last sent. `link` is the choice in the link that the donor
   * came by: each has its own entry.
   */
  constructor(
    platform: Pick<Platform, 'storage'>,
    form: string,
    role: 'choices' | 'sent' = 'choices',
    link = '',
  ) {
    this.#platform = platform;
    this.#form = `${storageNames[role]}:${pageAddress()}:${form}`;
    this.#name = link === '' ? this.#form : `${this.#form} ${link}`;
  }

  /** The stored value, unchecked: other scripts on the page can write here too. */
  read(): unknown {
    return readStored(this.#platform, 'session', this.#name);
  }

  /** Null deletes the entry. */
  write(choices: object | null): void {
    writeStored(this.#platform, 'session', this.#name, choices);
  }

  /** Deletes the entries of this form on this page, for every link. */
  clear(): void {
    const isOwn = (name: string) => name === this.#form || name.startsWith(`${this.#form} `);
    for (const name of storedNames(this.#platform, 'session'))
      if (isOwn(name)) writeStored(this.#platform, 'session', name, null);
  }
}

/**
 * The questions that a donor has answered in this tab and that no form of the site asks again, whatever happens to
 * the donation. Only their names are stored, not the answers. Without storage, each page asks once.
 */
export class AnsweredQuestions {
  readonly #names: StoredList<string>;

  constructor(platform: Pick<Platform, 'storage'>) {
    this.#names = new StoredList(platform, storageNames.asked, (one) =>
      typeof one === 'string' ? one : undefined,
    );
  }

  has(name: string): boolean {
    return this.#names.read().includes(name);
  }

  add(name: string): void {
    if (!this.has(name)) this.#names.add(name);
  }
}

/** Whether this browser remembers nothing that a form would show. */
export const remembersNothing = ({ platform }: { readonly platform: Platform }): boolean =>
  !hasStartedDonation({ platform }) &&
  !storedNames(platform, 'session').some((name) => name.startsWith(prefix));

/**
 * Whether the address or storage shows that a donation was started, so that the service module is needed. If storage
 * throws, there is nothing to find.
 */
export const hasStartedDonation = ({ platform }: { readonly platform: Platform }): boolean =>
  pageWindow().location.search.includes(referenceParameter) ||
  (['session', 'local'] as const).some((area) => readStored(platform, area, storageNames.pending) !== null);
