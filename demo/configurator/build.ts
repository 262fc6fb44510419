/// <reference types="vite/client" />
import { version } from '../../package.json';
import type { Build } from '../../editor/script.js';

// The file doesn’t exist before `npm run build`.
const [integrity = {}] = Object.values(
  import.meta.glob<Record<string, string>>('../../dist/cdn/integrity.json', {
    eager: true,
    import: 'default',
  }),
);

export const build: Build = { version, integrity };
