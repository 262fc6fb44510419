/** The query parameter by which a return is recognised. */
export const referenceParameter = 'donation-reference';
