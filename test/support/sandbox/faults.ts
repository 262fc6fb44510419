import type { Timer } from '../../../tools/sandbox/context.js';
import type { OpenSandbox } from './sandbox.js';

export const faultsUrl = 'http://localhost/sandbox/control/faults';

export const put = (sandbox: OpenSandbox, body: unknown, url = faultsUrl) =>
  sandbox.fetch(
    new Request(url, {
      method: 'PUT',
      headers: { 'content-type': 'application/json' },
      body: typeof body === 'string' ? body : JSON.stringify(body),
    }),
  );

/** Replaces the list of simulated errors. */
export const stage = async (sandbox: OpenSandbox, ...faults: object[]): Promise<void> => {
  const response = await put(sandbox, { faults });
  if (response.status !== 200) throw new Error(await response.text());
};

/** A timer whose waits end when the test says so, or when they're aborted. */
export const turnedTimer = () => {
  const waits: { milliseconds: number; end: () => void }[] = [];
  let notify: (() => void) | undefined;
  const timer: Timer & { asked(): Promise<number>; turn(): void } = {
    wait: (milliseconds, signal) =>
      new Promise((resolve) => {
        waits.push({ milliseconds, end: resolve });
        signal?.addEventListener('abort', () => resolve());
        notify?.();
      }),
    /** Resolves with the length of the current wait. */
    asked: async () => {
      if (waits.length === 0) {
        await new Promise<void>((resolve) => {
          notify = resolve;
        });
      }
      const [wait] = waits;
      if (!wait) throw new Error('Nothing waits.');
      return wait.milliseconds;
    },
    turn: () => {
      waits.shift()?.end();
    },
  };
  return timer;
};
