import type { Form } from '../part.js';

export const dedicationName = 'dedication';

/** Whether the form offers a dedication. Its heading is then for the questions of `ask` too, which are below it. */
export const hasDedication = ({ parts }: Form): boolean => parts.some(({ name }) => name === dedicationName);
