// Which test files share a page. Each page loads the sources anew, which takes longer than the tests of most files.

/** As many files as share a page. */
const most = 12;

/** Files that need a page in which nothing else was done. */
const alone = [
  // It goes through every field of both read forms, and takes as long as all others of a page.
  'test/elements/hostile-data.test.ts',
  // It registers the elements, under several names.
  'test/define.test.ts',
  // They begin in a page that has loaded no part of an element yet.
  'test/elements/donation-status-late.test.ts',
  'test/elements/extras.test.ts',
  'test/elements/first-view.test.ts',
  'test/elements/put-away.test.ts',
  'test/elements/translated-page.test.ts',
];

/**
 * What may share a page. First views hold back the form in use, which the other elements begin with; these have
 * many sources, of which all else needs few.
 */
const kinds = [
  (file) => file.startsWith('test/elements/first-view'),
  (file) => file.startsWith('test/elements/'),
  () => true,
];
const kindOf = (file) => kinds.findIndex((isOfKind) => isOfKind(file));

/**
 * Dealt out like cards, so that files alike do not come together: no page gets all that take long, nor all that
 * change the address often, of which WebKit allows but few changes.
 */
const dealt = (files) => {
  const count = Math.ceil(files.length / most);
  return Array.from({ length: count }, (_, page) => files.filter((_file, index) => index % count === page));
};

/**
 * The pages of some test files, those that take longest first.
 *
 * @param {string[]} files below the root, with slashes
 * @returns {string[][]}
 */
export const pagesOf = (files) => [
  ...alone.filter((file) => files.includes(file)).map((file) => [file]),
  ...kinds.flatMap((_, kind) =>
    dealt(files.filter((file) => !alone.includes(file) && kindOf(file) === kind)),
  ),
];
