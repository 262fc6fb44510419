import type { ChildProcessByStdio } from 'node:child_process';
import type { Readable } from 'node:stream';

/** Collects the output of both streams of a process. Returns a function for the output so far. */
export const collectOutput = ({
  stdout,
  stderr,
}: Pick<ChildProcessByStdio<null, Readable, Readable>, 'stdout' | 'stderr'>): (() => string) => {
  let output = '';
  for (const stream of [stdout, stderr]) {
    stream.on('data', (chunk: Buffer) => {
      output += chunk.toString();
    });
  }
  return () => output;
};
