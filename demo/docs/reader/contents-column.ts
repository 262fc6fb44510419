/**
 * Opens the contents on a wide screen where the browser can't do so by CSS alone, and scrolls them to the page that
 * is open. The page itself stays where it is.
 */
export const showCurrentPage = () => {
  const contents = document.querySelector<HTMLDetailsElement>('details.contents');
  const current = contents?.querySelector('[aria-current]');
  if (!contents || !current || !matchMedia('(width >= 60rem)').matches) return;
  if (!CSS.supports('selector(details::details-content)')) contents.open = true;
  const below = current.getBoundingClientRect().bottom - contents.getBoundingClientRect().bottom;
  if (below > 0) contents.scrollTop += below + contents.clientHeight / 2;
};
