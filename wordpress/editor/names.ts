/** The blocks, by the last part of their names. */
export const kinds = ['form', 'button', 'status'] as const;

export type Kind = (typeof kinds)[number];

/** WordPress keeps its own notes on a block in an attribute of this name. */
const reserved = ['metadata'];

/** The name of a setting as an attribute of a block. */
export const nameInBlock = (name: string): string => (reserved.includes(name) ? `form-${name}` : name);
