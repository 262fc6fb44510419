/** A lint says that something is wrong with a choice: a fault stops the form or does harm, a notice may be meant so. */
export type Lint = { name: string; level: 'fault' | 'notice'; message: string };

export const fault = (name: string, message: string): Lint => ({ name, level: 'fault', message });

export const notice = (name: string, message: string): Lint => ({ name, level: 'notice', message });
