import { readFile } from 'node:fs/promises';
import process from 'node:process';
import type { LaunchOptions } from '@playwright/test';

/** A host that a page can ask for to see that it's in the log. No browser reaches it. */
export const other = 'other.example';

/** Nothing listens at this port of the machine. */
const refused = { host: '127.0.0.1', port: 9 };

/** Names that a browser gives this machine itself. */
const ownNames = ['localhost', '127.0.0.1', '::1'];

/** The name or address in the host of a URL, without the port and without brackets. */
const nameIn = (host: string): string =>
  host
    .replace(/^[a-z]+:\/\//, '')
    .replace(/:\d+$/, '')
    .replace(/^\[|\]$/g, '');

type Logged = {
  /** How to launch the browser, so that it logs what it asks for, and reaches no host but those of `*.localhost`. */
  launch: LaunchOptions;
  /** Every name that the browser has asked for, sorted. Call it when the browser is closed. */
  hosts: () => Promise<string[]>;
};

const sorted = (names: Iterable<string>): string[] =>
  [...new Set(names)].filter((name) => !ownNames.includes(name)).sort();

type NetLog = {
  constants: { logEventTypes: Record<string, number> };
  events: { type: number; params?: Record<string, unknown> }[];
};

/** The events of Chromium's log that name a host, each with the parameter that has it. */
const namedBy: Readonly<Record<string, string>> = {
  URL_REQUEST_START_JOB: 'url',
  HOST_RESOLVER_MANAGER_REQUEST: 'host',
  HTTP_STREAM_JOB: 'destination',
  TCP_CONNECT_ATTEMPT: 'address',
};

const hostsInChromium = async (file: string): Promise<string[]> => {
  const { constants, events } = JSON.parse(await readFile(file, 'utf8')) as NetLog;
  const valuesOf = (event: string, parameter: string): string[] => {
    const type = constants.logEventTypes[event];
    if (type === undefined) throw new Error(`Chromium’s log has no event ${event}.`);
    return events.flatMap(({ type: own, params }) => {
      const value = params?.[parameter];
      return own === type && typeof value === 'string' ? [value] : [];
    });
  };
  const named = Object.entries(namedBy).flatMap(([event, parameter]) => valuesOf(event, parameter));
  // Chromium opens UDP sockets to find out if it has IPv6, and sends nothing through them. WebRTC would send.
  const packets = events.filter(({ type }) => type === constants.logEventTypes['UDP_BYTES_SENT']);
  return [
    ...named.map((one) => nameIn(URL.canParse(one) ? new URL(one).host : one)),
    ...packets.map(() => 'UDP'),
  ];
};

const hostsInFirefox = async (file: string): Promise<string[]> => {
  // All requests and lookups go through the main process. The others have logs of their own, where they cut each
  // other's lines.
  const text = await readFile(`${file}.moz_log`, 'utf8');
  return [...text.matchAll(/(?: uri=\w+:\/\/|Resolving host \[)([^\]/\s]+)/g)].map(([, host = '']) =>
    nameIn(host),
  );
};

/**
 * Has a browser log what it asks the network for. What it does in the background is switched off, not left out of the
 * list.
 *
 * @param file the path of the log
 */
export const logged = (browserName: string, launchOptions: LaunchOptions, file: string): Logged =>
  browserName === 'firefox'
    ? {
        launch: {
          ...launchOptions,
          env: {
            ...process.env,
            MOZ_LOG: 'nsHttp:3,nsHostResolver:5',
            MOZ_LOG_FILE: file,
            // Lets the setting below change the server of Firefox's own lists.
            MOZ_REMOTE_SETTINGS_DEVTOOLS: '1',
          },
          firefoxUserPrefs: {
            ...launchOptions.firefoxUserPrefs,
            'services.settings.server': 'data:,#remote-settings-dummy/v1',
            // Firefox uses no proxy for `*.localhost`.
            'network.proxy.type': 1,
            'network.proxy.http': refused.host,
            'network.proxy.http_port': refused.port,
            'network.proxy.ssl': refused.host,
            'network.proxy.ssl_port': refused.port,
          },
        },
        hosts: async () => sorted(await hostsInFirefox(file)),
      }
    : {
        launch: {
          ...launchOptions,
          args: [
            ...(launchOptions.args ?? []),
            `--log-net-log=${file}`,
            // Chromium logs each lookup of a name that isn't found as one of `~notfound`.
            `--host-resolver-rules=MAP ${other} ${refused.host}:${refused.port}, MAP * ~NOTFOUND, EXCLUDE *.localhost`,
          ],
        },
        hosts: async () => sorted(await hostsInChromium(file)),
      };
