/** The oldest browsers that the elements support. Builds, feature lint and tests use this list. */
export const oldestBrowsers = { chrome: '105', firefox: '115', safari: '16.4' } as const;

/** The same browsers, in the build tool's notation. */
export const targets = Object.entries(oldestBrowsers).map(([name, version]) => `${name}${version}`);
