/** Whether a donor has answered the suggestion on this page. Only memory keeps it, so the next page may ask anew. */
export const pageAnswer = { isGiven: false };
