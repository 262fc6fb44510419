const { error } = console;

/** A text that isn't loaded is reported on the console, and its key is shown. In tests it throws. */
export const throwOnMissingTexts = () => {
  console.error = (...problems) => {
    if (String(problems[0]).startsWith('There is no text for')) throw new Error(String(problems[0]));
    error.apply(console, problems);
  };
};
