import { createSandbox as createService, isSandboxPath as isPath } from '../app.js';

export type SandboxOptions = {
  /**
   * Where donors return if the request has no `return_url`: an address, or a path on the sandbox's origin. Set it
   * for pages that aren't served by https. Default: a page of the sandbox.
   */
  returnUrl?: string;
  /** The origins whose pages can call the API. Default: any. */
  allowedOrigins?: readonly string[];
  /**
   * Turns on the control routes below `/sandbox/control`, which simulate errors and move the clock. They only
   * answer requests to a local host name, such as `http://localhost`. Default: false.
   */
  controls?: boolean;
  /** The path that the sandbox's addresses start with, such as `/donations`. Default: none. */
  folder?: string;
  /** Default: the machine's time. */
  clock?: { now(): Date };
  /** Receives each error that is thrown. The answer is a 500 without details. Default: errors are dropped. */
  onError?: (error: unknown) => void;
};

export type Sandbox = {
  /** Answers a request to the sandbox. It takes the same arguments as the global `fetch`. */
  fetch(input: Request | URL | string, init?: RequestInit): Promise<Response>;
  /** Ends the simulated delays and hangs that are running, so that a server can close. */
  end(): void;
};

/**
 * Creates a payment service in memory: the API under `/api/v1` and the payment page under `/sandbox`. It only uses
 * Web standards, so it runs in Node, in a page and in a service worker.
 */
export const createSandbox = (options: SandboxOptions = {}): Sandbox => {
  const { fetch, end } = createService(options);
  return { fetch: (input, init) => fetch(new Request(input, init)), end };
};

/** Whether a path of a server, such as `/api/v1/payment-session/ps_1`, belongs to the sandbox. */
export const isSandboxPath = (path: string): boolean => isPath(path);
