import * as z from 'zod/mini';

/** The endpoints of §4. */
const endpoints = ['create_checkout', 'payment_session', 'subscription'] as const;

export type Endpoint = (typeof endpoints)[number];

const when = {
  endpoint: z.optional(z.enum(endpoints)),
  times: z._default(z.int().check(z.minimum(1), z.maximum(1_000)), 1),
};

const path = z.array(z.union([z.string(), z.int()])).check(z.minLength(1), z.maxLength(10));

const faultSchema = z.discriminatedUnion('fault', [
  z.strictObject({
    ...when,
    fault: z.literal('status'),
    status: z.int().check(z.minimum(400), z.maximum(599)),
    cors: z._default(z.boolean(), true),
    retry_after: z.optional(z.int().check(z.minimum(0), z.maximum(86_400))),
    /** The fields that the error is about, as paths such as `['payer', 'email']`. */
    paths: z.optional(z.array(path).check(z.maxLength(20))),
  }),
  z.strictObject({
    ...when,
    fault: z.literal('delay'),
    milliseconds: z.int().check(z.minimum(1), z.maximum(600_000)),
  }),
  z.strictObject({
    ...when,
    fault: z.literal('answer'),
    /** Replaces these members of the correct answer. */
    change: z.record(z.string(), z.unknown()),
  }),
  z.strictObject({ ...when, fault: z.enum(['hang', 'cut', 'malformed', 'empty', 'html']) }),
]);

/** A simulated error for the next answers of one endpoint or of all. */
export type Fault = z.infer<typeof faultSchema>;

export const faultsSchema = z.strictObject({ faults: z.array(faultSchema).check(z.maxLength(100)) });

/** The storage for simulated errors. */
export type FaultShelf = {
  /**
   * Replaces the errors with the result of `next`, as one step even with several requests at a time.
   *
   * @returns the errors before that
   */
  exchange(next: (staged: readonly Fault[]) => readonly Fault[]): Promise<readonly Fault[]>;
};

/** Keeps simulated errors in memory, so a restart clears them. */
export const openMemoryShelf = (): FaultShelf => {
  let staged: readonly Fault[] = [];
  return {
    async exchange(next) {
      const before = staged;
      staged = next(before);
      return before;
    },
  };
};

export type StagedFaults = {
  list(): Promise<readonly Fault[]>;
  replace(faults: readonly Fault[]): Promise<void>;
  add(faults: readonly Fault[]): Promise<void>;
  /** Returns the error for the endpoint's next answer, and counts it as used once. */
  take(endpoint: Endpoint): Promise<Fault | undefined>;
  /** Ends the delays and hangs that are running. */
  end(): void;
  /** Aborted by `end`. */
  ended: AbortSignal;
};

const nextOf = (staged: readonly Fault[], endpoint: Endpoint) =>
  staged.find((fault) => (fault.endpoint ?? endpoint) === endpoint);

const usedUpOnce = (fault: Fault) => (fault.times > 1 ? [{ ...fault, times: fault.times - 1 }] : []);

/** Simulates errors in the order in which they were added. */
export const stageFaults = (shelf: FaultShelf): StagedFaults => {
  const controller = new AbortController();
  return {
    ended: controller.signal,
    end: () => {
      controller.abort();
    },
    list: () => shelf.exchange((staged) => staged),
    replace: async (faults) => {
      await shelf.exchange(() => faults);
    },
    add: async (faults) => {
      await shelf.exchange((staged) => [...staged, ...faults]);
    },
    take: async (endpoint) => {
      const before = await shelf.exchange((staged) => {
        const next = nextOf(staged, endpoint);
        return staged.flatMap((fault) => (fault === next ? usedUpOnce(fault) : [fault]));
      });
      return nextOf(before, endpoint);
    },
  };
};
