const { error } = console;

/**
 * Calls `report` with an error for each text that is missing where it is shown. A donor gets English or the text's key,
 * and the console says so.
 *
 * @param {(error: Error) => void} report
 */
export const onMissingText = (report) => {
  console.error = (...problems) => {
    const problem = String(problems[0]);
    if (problem.startsWith('There is no text for')) report(new Error(problem));
    error.apply(console, problems);
  };
};
