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

/**
 * Deals files out to pages like cards, so that no page gets all the slow ones. Each file that often changes its page's
 * address has another page.
 */
const dealt = (files) => {
  const moving = files.filter((file) => says(file, 'addresses'));
  const inOrder = [...moving, ...files.filter((file) => !moving.includes(file))];
  const count = Math.max(Math.ceil(files.length / most), moving.length);
  return Array.from({ length: count }, (_, page) => inOrder.filter((_file, index) => index % count === page));
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
  return [
    ...own.map((file) => [file]),
    ...kinds.flatMap((_, kind) => dealt(shared.filter((file) => kindOf(file) === kind))),
  ];
};
