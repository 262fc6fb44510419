import type { Start } from '../../../tools/check/arguments.js';
import { main, type World } from '../../../tools/check/main.js';
import type { Fetch } from '../../../tools/check/service.js';
import { key } from './altered-service.js';

export const baseUrl = 'http://localhost/api/v1';

export const given = ['--base-url', baseUrl, '--key', key];

/** Runs the command. Returns its exit code and its output. */
export const command = async (args: string[], fetch: Fetch, world: Partial<World> = {}, start?: Start) => {
  const printed: string[] = [];
  const complained: string[] = [];
  const code = await main(
    args,
    {
      fetch,
      print: (line) => printed.push(line),
      complain: (line) => complained.push(line),
      pause: () => Promise.resolve(),
      timeLimit: () => new AbortController().signal,
      ...world,
    },
    start,
  );
  return { code, printed: printed.join('\n'), complained: complained.join('\n') };
};

export const unasked: Fetch = () => Promise.reject(new Error('No request is expected.'));
