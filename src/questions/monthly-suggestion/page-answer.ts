/** Whether a donor has answered the suggestion on this page. It isn't stored, so the next page can ask again. */
export const pageAnswer = { isGiven: false };
