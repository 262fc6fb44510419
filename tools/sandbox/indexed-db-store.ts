import type { Fault, FaultShelf } from './faults.js';
import type { Checkout, Store } from './store.js';

const version = 1;

type Table = 'checkouts' | 'settings';

const answerOf = <Value>(request: IDBRequest<Value>) =>
  new Promise<Value>((resolve, reject) => {
    request.onsuccess = () => {
      resolve(request.result);
    };
    request.onerror = () => {
      reject(request.error ?? new Error('The database didn’t answer.'));
    };
  });

const endOf = (transaction: IDBTransaction) =>
  new Promise<void>((resolve, reject) => {
    transaction.oncomplete = () => {
      resolve();
    };
    transaction.onabort = () => {
      reject(transaction.error ?? new Error('The transaction was aborted.'));
    };
  });

const open = async (name: string, onClosed: () => void): Promise<IDBDatabase> => {
  const request = indexedDB.open(name, version);
  request.onupgradeneeded = () => {
    request.result.createObjectStore('checkouts', { keyPath: 'slug' });
    request.result.createObjectStore('settings');
  };
  const database = await answerOf(request);
  // This connection must not block a newer version, or a visitor who deletes the site's data.
  database.onversionchange = () => {
    database.close();
    onClosed();
  };
  database.onclose = onClosed;
  return database;
};

/** A database in the browser. It opens on first use, and again if the browser has closed it. */
const connect = (name: string) => {
  let opened: Promise<IDBDatabase> | undefined;
  const forget = () => {
    opened = undefined;
  };
  const connection = () => {
    opened ??= open(name, forget).catch((error: unknown) => {
      forget();
      throw error;
    });
    return opened;
  };

  return {
    read: async <Value>(table: Table, key: string): Promise<Value | undefined> => {
      const database = await connection();
      return answerOf(database.transaction(table, 'readonly').objectStore(table).get(key));
    },
    /** Writes all changes of `work` or none, after all earlier writes to the table. */
    write: async <Value>(table: Table, work: (store: IDBObjectStore) => Promise<Value>): Promise<Value> => {
      const database = await connection();
      const transaction = database.transaction(table, 'readwrite', { durability: 'strict' });
      const [value] = await Promise.all([work(transaction.objectStore(table)), endOf(transaction)]);
      return value;
    },
    close: () => {
      void opened?.then((database) => {
        database.close();
      });
      forget();
    },
  };
};

export type BrowserDatabase = Store & { faultShelf: FaultShelf };

/**
 * A store in the browser (IndexedDB) for a service worker. It survives a reload and the end of the worker, and all
 * tabs share it. It also keeps simulated errors, because browsers end idle workers after half a minute.
 */
export const openIndexedDbStore = (name: string): BrowserDatabase => {
  const { read, write, close } = connect(name);

  const moveClock = (next: (offset: number) => number) =>
    write('settings', async (settings) => {
      const offset = (await answerOf<number | undefined>(settings.get('clock'))) ?? 0;
      await answerOf(settings.put(next(offset), 'clock'));
    });

  return {
    add: (checkout) =>
      write('checkouts', async (checkouts) => {
        await answerOf(checkouts.add(checkout));
      }),

    find: (slug) => read<Checkout>('checkouts', slug),

    update: (next) =>
      write('checkouts', async (checkouts) => {
        const stored = await answerOf<Checkout | undefined>(checkouts.get(next.slug));
        if (stored?.revision !== next.revision) return false;
        await answerOf(checkouts.put({ ...next, revision: next.revision + 1 }));
        return true;
      }),

    clockOffset: async () => (await read<number>('settings', 'clock')) ?? 0,
    advanceClock: (milliseconds) => moveClock((offset) => offset + milliseconds),
    putClockAhead: (milliseconds) => moveClock((offset) => Math.max(offset, milliseconds)),

    faultShelf: {
      exchange: (next) =>
        write('settings', async (settings) => {
          const staged = (await answerOf<readonly Fault[] | undefined>(settings.get('faults'))) ?? [];
          const changed = next(staged);
          if (changed !== staged) await answerOf(settings.put(changed, 'faults'));
          return staged;
        }),
    },

    close,
  };
};
