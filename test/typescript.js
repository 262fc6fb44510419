// Lets Node 20 load the sources and their tests as they are: `node --import ./test/typescript.js`.
import { register } from 'node:module';

register('./typescript-hooks.js', import.meta.url);
