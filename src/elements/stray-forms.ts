/**
 * Removes a prerendered form from the page's own content. It is there if a filter has dropped its template tags, and
 * its style would then apply to the whole page.
 */
export const removeStrayForms = (element: Element): void => {
  const mark = '.donation-prerendered';
  for (const part of element.querySelectorAll(`${mark}, style`))
    if (part.matches(mark) || part.textContent.includes(mark)) part.remove();
};
