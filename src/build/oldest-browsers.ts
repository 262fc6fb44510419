/** The oldest browsers that the elements work in; the builds, the lint of features and the tests hold to them. */
export const oldestBrowsers = { chrome: '105', firefox: '115', safari: '16.4' } as const;

/** The same, as builds name them. */
export const targets = Object.entries(oldestBrowsers).map(([name, version]) => `${name}${version}`);
