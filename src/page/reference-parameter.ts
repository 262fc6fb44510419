/** The query parameter that identifies a return. */
export const referenceParameter = 'donation-reference';
