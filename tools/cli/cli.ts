#!/usr/bin/env node
import { join } from 'node:path';
import { version } from '../../src/version.js';

const usage = `Usage: npx donation-widget COMMAND [options]

  sandbox         run a payment service on this machine, for development and tests
  check ADDRESS   check if a payment service follows the interface
  verify ADDRESS  check the form's scripts on a page

  --help          show this help; after a command, show its options
  --version       show the version
`;

type Command = (args: string[]) => Promise<number>;

// Each command is a file that loads only when it's needed.
const commands = new Map<string, Command>([
  [
    'sandbox',
    async (args) => {
      const { main } = await import('../sandbox/main.js');
      return main(args, undefined, {
        command: 'npx donation-widget sandbox',
        from: 'package',
        scripts: join(import.meta.dirname, '../cdn'),
      });
    },
  ],
  [
    'check',
    async (args) => {
      const { main } = await import('../check/main.js');
      return main(args, undefined, {
        command: 'npx donation-widget check',
        keyOnThisMachine: 'pk_test_sandbox',
      });
    },
  ],
  [
    'verify',
    async (args) => {
      const { main } = await import('../verify/main.js');
      return main(args, {
        command: 'npx donation-widget verify',
        version,
        scripts: join(import.meta.dirname, '../cdn'),
      });
    },
  ],
]);

/** @returns the exit code: that of the command, or 2 for a missing or unknown command */
const run = async ([name, ...args]: readonly string[]): Promise<number> => {
  const command = name === undefined ? undefined : commands.get(name);
  if (command) return command(args);
  if (name === '--help' || name === '-h') {
    process.stdout.write(usage);
    return 0;
  }
  if (name === '--version') {
    process.stdout.write(`${version}\n`);
    return 0;
  }
  const problem = name === undefined ? 'Choose a command.' : `There is no command “${name}”.`;
  process.stderr.write(`${problem}\n\n${usage}`);
  return 2;
};

process.exitCode = await run(process.argv.slice(2));
