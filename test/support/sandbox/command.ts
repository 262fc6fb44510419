import type { Start } from '../../../tools/sandbox/arguments.js';
import { main } from '../../../tools/sandbox/main.js';

/** Runs the command in this process, for runs that end before it listens. Returns its exit code and its output. */
export const command = async (args: readonly string[], env: Record<string, string> = {}, start?: Start) => {
  const said: string[] = [];
  const say = (line: string) => {
    said.push(line);
  };
  const code = await main(args, { print: say, printError: say, env }, start);
  return { code, output: said.join('\n') };
};
