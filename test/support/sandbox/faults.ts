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
