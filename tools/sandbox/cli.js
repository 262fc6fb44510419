// Node 20 can't run TypeScript, so Vite, which also builds the project, loads it.
import { join } from 'node:path';
import process from 'node:process';
import { createServer } from 'vite';

// Vite stays open while the command runs, because the command imports the database's package later.
const vite = await createServer({
  root: import.meta.dirname,
  configFile: false,
  logLevel: 'error',
  appType: 'custom',
  server: { middlewareMode: true, ws: false, watch: null },
  optimizeDeps: { noDiscovery: true },
});
const { main } = await vite.ssrLoadModule(join(import.meta.dirname, 'main.ts'));
process.exitCode = await main(process.argv.slice(2));
await vite.close();
