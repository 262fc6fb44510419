// Decides which test files share a page. Each page loads the sources again, which takes longer than most tests.
import { says } from './files.js';

/** The maximum number of files in a page. */
const most = 12;

/**
 * Only files of the same kind share a page. The accessibility audits take longest and change how their page looks.
 * Element tests load many sources, and all others load few.
 */
const kinds = [
  (file) => file.startsWith('test/accessibility/'),
  (file) => file.startsWith('test/elements/'),
  () => true,
];
const kindOf = (file) => kinds.findIndex((isOfKind) => isOfKind(file));

/** Deals files out to pages like cards, so that no page gets all the slow ones. */
const dealt = (files) => {
  const count = Math.ceil(files.length / most);
  return Array.from({ length: count }, (_, page) => files.filter((_file, index) => index % count === page));
};

/**
 * Groups test files into pages. Files with a page of their own come first, because the slowest are among them.
 *
 * @param {string[]} files paths below the root, with slashes
 * @returns {string[][]}
 */
export const pagesOf = (files) => {
  const own = files.filter((file) => says(file, 'ownPage'));
  const shared = files.filter((file) => !own.includes(file));
  // Files that change their page's address come first, so that they are dealt out evenly.
  const first = shared.filter((file) => says(file, 'addresses'));
  const inOrder = [...first, ...shared.filter((file) => !first.includes(file))];
  return [
    ...own.map((file) => [file]),
    ...kinds.flatMap((_, kind) => dealt(inOrder.filter((file) => kindOf(file) === kind))),
  ];
};
