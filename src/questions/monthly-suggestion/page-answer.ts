/**
 * Whether a donor has answered the suggestion on this page. It is only kept in memory, so the next page can ask
 * again.
 */
export const pageAnswer = { isGiven: false };
