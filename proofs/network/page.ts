import { betweenComments, markdownTable } from '../../build/markdown.js';

/** What the browsers have asked for, as in docs/evaluate/network.json. */
export type Observed = {
  /** The version of the package. */
  version: string;
  /** The day of the run, in ISO 8601. */
  date: string;
  browsers: {
    /** The name and version of the browser. */
    browser: string;
    /** The hosts that each page asked for, by its name. */
    pages: Record<string, string[]>;
  }[];
};

/** The page that has everything turned on. The others are pages of the gallery. */
export const everything = 'everything';

const titleOf = (name: string): string =>
  name === everything ? 'A form with every question' : `Gallery: ${name}`;

const introduction = `We open every page of the gallery, and a page with every question turned on, in two real browsers. On each page, a donor gives, pays and comes back. Each page and each payment service has its own host. The browsers write down every host that they ask for, and can't reach any other host. We read these lists afterwards.`;

const method = `The lists come from the browsers, not from the form. So a request that the form doesn't know about would be in them too.

- **Chromium** writes a log of its network: \`--log-net-log\`. We read the names that it looks up, the addresses of all requests and the connections that it opens. Data that is sent outside of connections, as in video calls, would be in the list as “UDP”.
- **Firefox** writes a log of requests and names: \`MOZ_LOG\`.
- **The browser's own requests** are switched off: in Chromium by the options that all our tests use, in Firefox by an empty address of its update server for lists. None are left out of the lists afterwards. We don't list names of the computer itself, such as \`localhost\`.
- **Hints.** A page can have a browser look up a host early, without a request. The logs don't show every such hint, so the test also checks that the form adds none.
- **A last page asks a host that isn't allowed.** The test fails if that host isn't in the list.

These pages have no analytics and nothing from other hosts. If your page has scripts, fonts or pictures from elsewhere, browsers ask for those hosts too. If you set \`addressFinder\`, your code asks your address service. We don't check Safari in this way.`;

const written = ({ version, date, browsers }: Observed): string => {
  const pages = Object.keys(browsers[0]?.pages ?? {}).map(titleOf);
  return [
    introduction,
    markdownTable(
      ['Browser', 'Pages', 'Hosts of each page'],
      browsers.map(({ browser, pages: asked }) => [
        browser,
        String(Object.keys(asked).length),
        [
          ...new Set(
            Object.entries(asked).flatMap(([name, hosts]) =>
              hosts.map((host) => `\`${host.replace(`${name}.`, 'PAGE.')}\``),
            ),
          ),
        ].join(', '),
      ]),
    ),
    `Version ${version}, ${date}. The pages: ${pages.join(', ')}. The host with \`charity\` is that of the page, its pictures and the script. The host with \`service\` is the payment service, with its payment page and the charity’s logo.`,
    method,
    'To repeat it, you need Node and, on Debian, the package `firefox-esr`. `npm ci && npm run prove -- network` runs `proofs/network/network.journey.test.ts` in both browsers and writes this section. It fails if any other host was asked for. It runs for each release. [network.json](network.json) has the hosts of each page.',
  ].join('\n\n');
};

/** The page about donors’ data with the present section between its comments. */
export const networkPage = (page: string, data: Observed): string =>
  betweenComments(
    page,
    '<!-- Hosts: `npm run prove -- network` writes this from network.json. -->',
    '<!-- The end of what it writes. -->',
    written(data),
  );
