/** What the page of one run is told: one test file, under one mutant or under none. */
export type Task = {
  /** The numbers of the tests to run; all when null. */
  tests: number[] | null;
  /** Milliseconds that a test may take. */
  timeout: number;
};

/** How it went; `failure` of the first test that failed. */
export type Outcome = { failure: string | null; durations: number[]; coverage: unknown };

type Page = typeof globalThis & {
  task: Task;
  /** The switchboard of the instrumented sources. */
  __stryker__: { currentTestId?: string | undefined; mutantCoverage?: unknown };
  outcome: Promise<Outcome>;
  start: () => void;
};

const page = globalThis as Page;
const { task, __stryker__: switches } = page;

sessionStorage.clear();
localStorage.clear();

mocha.setup({
  ui: 'bdd',
  bail: true,
  timeout: task.timeout,
  reporter: function () {
    // The outcome says it all.
  } as unknown as Mocha.ReporterConstructor,
});

let faultOnLoad: string | null = null;
const noteFault = ({ message }: ErrorEvent) => {
  faultOnLoad ??= message;
};
addEventListener('error', noteFault);

let resolve: (outcome: Outcome) => void;
page.outcome = new Promise((resolved) => {
  resolve = resolved;
});

const testsOf = ({ suites, tests }: Mocha.Suite): Mocha.Test[] => [...tests, ...suites.flatMap(testsOf)];

/** Called once the test file is loaded. */
page.start = () => {
  removeEventListener('error', noteFault);
  const root = mocha.suite;
  const numbers = new Map(testsOf(root).map((test, number) => [test, number]));
  const durations: number[] = [];
  if (faultOnLoad !== null) return resolve({ failure: faultOnLoad, durations, coverage: null });

  const { tests } = task;
  if (tests) {
    const wanted = new Set(tests);
    const keep = (suite: Mocha.Suite) => {
      suite.tests = suite.tests.filter((test) => wanted.has(numbers.get(test) ?? -1));
      suite.suites.forEach(keep);
    };
    keep(root);
  }
  root.beforeEach(function () {
    const number = this.currentTest && numbers.get(this.currentTest);
    switches.currentTestId = number === undefined ? undefined : String(number);
  });
  root.afterEach(() => {
    switches.currentTestId = undefined;
  });

  let failure: string | null = null;
  mocha
    .run(() => resolve({ failure, durations, coverage: switches.mutantCoverage }))
    .on('test end', (test) => {
      durations[numbers.get(test) ?? 0] = test.duration ?? 0;
    })
    .on('fail', (test, error: Error) => {
      failure ??= `${test.fullTitle()}: ${error.message}`;
    });
};
