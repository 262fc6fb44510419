/** The blocks, by the last part of their names. */
export const kinds = ['form', 'button', 'status'] as const;

export type Kind = (typeof kinds)[number];
