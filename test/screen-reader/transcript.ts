/** What a donor or somebody else did, and what Orca then said. */
export type Step = { did: string; heard: readonly string[] };
