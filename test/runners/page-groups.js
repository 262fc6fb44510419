// Decides which test files share a page. Each page loads the sources again, which takes longer than most tests.

/** The maximum number of files in a page. */
const most = 12;

/** Files that take longer than a page of others. */
const slowest = ['test/random-donors/random-donors.page.test.ts', 'test/random-donors/new-random-donors.page.test.ts'];

/** Files that need a new page of their own. */
const alone = [
  // This registers the elements under several names.
  'test/define.page.test.ts',
  // This starts in a page that hasn't loaded any optional question.
  'test/elements/optional-questions.page.test.ts',
  // These replace the page's timers and network.
  ...slowest,
];

/**
 * Files that change the address of their page, starting with those that do it most (some 60 times). They are spread
 * over the pages, because WebKit allows a page only a hundred changes in ten seconds.
 */
const changeAddress = [
  'test/service/return-link.page.test.ts',
  'test/page/page-address.page.test.ts',
  'test/service/kept-out-reference.page.test.ts',
  'test/return/return-controller.page.test.ts',
  'test/form/kept-answers-controller.page.test.ts',
  'test/page/started-donation.page.test.ts',
  'test/page/page-window.page.test.ts',
  'test/elements/faults-returning.page.test.ts',
  'test/elements/faults-storage.page.test.ts',
  'test/elements/prefill.page.test.ts',
  'test/elements/thanks.page.test.ts',
  'test/elements/two-services.page.test.ts',
  'test/elements/privacy.page.test.ts',
  'test/elements/several-widgets-return.page.test.ts',
  'test/elements/thanks-elsewhere.page.test.ts',
  'test/elements/return.page.test.ts',
];

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
 * Groups test files into pages, with the slowest pages first.
 *
 * @param {string[]} files paths below the root, with slashes
 * @returns {string[][]}
 */
export const pagesOf = (files) => {
  const first = changeAddress.filter((file) => files.includes(file));
  const shared = [...first, ...files.filter((file) => !alone.includes(file) && !first.includes(file))];
  const own = alone.filter((file) => files.includes(file));
  const isSlow = (file) => slowest.includes(file);
  return [
    ...own.filter(isSlow).map((file) => [file]),
    ...kinds.flatMap((_, kind) => dealt(shared.filter((file) => kindOf(file) === kind))),
    ...own.filter((file) => !isSlow(file)).map((file) => [file]),
  ];
};
