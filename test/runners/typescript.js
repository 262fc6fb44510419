// Lets Node 20 load TypeScript sources and tests directly: `node --import ./test/runners/typescript.js`.
import { register } from 'node:module';

register('./typescript-hooks.js', import.meta.url);
