/// <reference types="vite/client" />
import { version } from '../../package.json';
import type { Build } from '../../editor/code/script.js';

// The file doesn’t exist before `npm run build`.
const [integrity = {}] = Object.values(
  import.meta.glob<Record<string, string>>('../../dist/cdn/integrity.json', {
    eager: true,
    import: 'default',
  }),
);

/** The address of the WordPress plugin; undefined before it’s built. */
export const [plugin] = Object.values(
  import.meta.glob<string>('../../dist/wordpress/donation-widget.zip', {
    eager: true,
    import: 'default',
    query: '?url',
  }),
);

/**
 * This demo's own server, which has a sandbox and serves the script. The sandbox of the demo as plain files is in the
 * visitor's browser, so no other page can use it.
 */
const own = import.meta.env.MODE === 'demo' ? {} : { sandbox: location.origin };

export const build: Build = { version, integrity, ...own };
