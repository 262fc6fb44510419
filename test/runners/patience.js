/**
 * How long tests wait, in milliseconds. Only a test that hangs takes so long, on a busy machine too: these limits end it
 * with a message, and are no measure of speed. A test of speed, or of a time limit, has a clock of its own.
 */
export const patience = {
  /** For a whole test, and for what tests start and share. */
  test: 900_000,
  /** For one step of it, such as a press or an expectation. */
  step: 300_000,
};
