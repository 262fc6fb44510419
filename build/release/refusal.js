/** A reason not to release. Its message is all that a maintainer needs, so nothing prints its stack. */
export class Refusal extends Error {
  name = 'Refusal';
}
