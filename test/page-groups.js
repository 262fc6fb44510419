// Which test files share a page. Each page loads the sources anew, which takes longer than the tests of most files.

/** As many files as share a page. */
const most = 12;

/** Files that need a page in which nothing else was done. */
const alone = [
  // It registers the elements, under several names.
  'test/define.test.ts',
  // It begins in a page that has loaded no optional question yet.
  'test/elements/optional-questions.test.ts',
];

/**
 * They change the address of their page, those first that do it most, some 60 times. They are spread over the pages:
 * WebKit lets a page do it a hundred times within ten seconds.
 */
const changeAddress = [
  'test/browser/return-link.test.ts',
  'test/browser/page-address.test.ts',
  'test/browser/kept-out-reference.test.ts',
  'test/status/return-controller.test.ts',
  'test/form/kept-answers-controller.test.ts',
  'test/browser/started-donation.test.ts',
  'test/browser/page-window.test.ts',
  'test/elements/faults-returning.test.ts',
  'test/elements/faults-storage.test.ts',
  'test/elements/prefill.test.ts',
  'test/elements/thanks.test.ts',
  'test/elements/two-services.test.ts',
  'test/elements/privacy.test.ts',
  'test/elements/several-widgets-return.test.ts',
  'test/elements/thanks-elsewhere.test.ts',
  'test/elements/return.test.ts',
];

/**
 * Files that may share a page. The audits of accessibility change how their page is seen, and take longest. Elements
 * have many sources, of which all else needs few.
 */
const kinds = [
  (file) => file.startsWith('test/accessibility/'),
  (file) => file.startsWith('test/elements/'),
  () => true,
];
const kindOf = (file) => kinds.findIndex((isOfKind) => isOfKind(file));

/** Dealt out like cards, so that files alike do not come together: no page gets all that take long. */
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
export const pagesOf = (files) => {
  const first = changeAddress.filter((file) => files.includes(file));
  const shared = [...first, ...files.filter((file) => !alone.includes(file) && !first.includes(file))];
  return [
    ...kinds.flatMap((_, kind) => dealt(shared.filter((file) => kindOf(file) === kind))),
    ...alone.filter((file) => files.includes(file)).map((file) => [file]),
  ];
};
