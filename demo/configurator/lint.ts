/**
 * A lint says that something is wrong with a choice: a fault stops the form or does harm, a notice may be meant so, and
 * a detail is only missing from the code.
 */
export type Lint = { name: string; level: 'fault' | 'notice' | 'detail'; message: string };

export const fault = (name: string, message: string): Lint => ({ name, level: 'fault', message });

export const notice = (name: string, message: string): Lint => ({ name, level: 'notice', message });

export const detail = (name: string, message: string): Lint => ({ name, level: 'detail', message });
