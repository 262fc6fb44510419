/** The query parameter by which the way back is recognised. */
export const referenceParameter = 'donation-reference';
