/** The text of a form in the page's HTML whose script hasn't run. */
export const prerenderedEnglish = {
  notLoaded: 'The form has not fully loaded yet. If nothing changes, reload the page.',
};
