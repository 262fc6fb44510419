// The versions of WordPress that the tests run on, each with a version of PHP. Debian's releases have them as packages.

/**
 * @typedef {object} Version
 * @property {string} wordpress the version of WordPress without its last number
 * @property {string} release the release of Debian with this WordPress
 * @property {string} php
 * @property {string} phpRelease the release of Debian with this PHP
 */

/** @type {Version} */
export const oldest = { wordpress: '6.1', release: 'bookworm', php: '7.4', phpRelease: 'bullseye' };

/** @type {Version} */
export const newest = { wordpress: '7.1', release: 'sid', php: '8.4', phpRelease: 'trixie' };

export const versions = [
  oldest,
  { wordpress: '6.8', release: 'trixie', php: '8.2', phpRelease: 'bookworm' },
  newest,
];

/**
 * The Playwright project and the group of a version: “wordpress” for the newest, and “wordpress-6.1” for an older one.
 *
 * @param {Version} version
 */
export const projectFor = (version) => (version === newest ? 'wordpress' : `wordpress-${version.wordpress}`);
