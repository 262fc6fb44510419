import * as z from 'zod/mini';

/** The endpoints of §4. */
export const endpoints = ['create_checkout', 'payment_session', 'subscription'] as const;

export type Endpoint = (typeof endpoints)[number];

const when = {
  endpoint: z.optional(z.enum(endpoints)),
  times: z._default(z.int().check(z.minimum(1), z.maximum(1_000)), 1),
};

const faultSchema = z.discriminatedUnion('fault', [
  z.strictObject({
    ...when,
    fault: z.literal('status'),
    status: z.int().check(z.minimum(400), z.maximum(599)),
    cors: z._default(z.boolean(), true),
    retry_after: z.optional(z.int().check(z.minimum(0), z.maximum(86_400))),
  }),
  z.strictObject({
    ...when,
    fault: z.literal('delay'),
    milliseconds: z.int().check(z.minimum(1), z.maximum(600_000)),
  }),
  z.strictObject({ ...when, fault: z.enum(['hang', 'cut', 'malformed', 'empty', 'html']) }),
]);

/** What goes wrong with the next answers, of one endpoint or of each. */
export type Fault = z.infer<typeof faultSchema>;

export const faultsSchema = z.strictObject({ faults: z.array(faultSchema).check(z.maxLength(100)) });

export type StagedFaults = {
  list(): readonly Fault[];
  replace(faults: readonly Fault[]): void;
  add(fault: Fault): void;
  /** The fault of the next answer of an endpoint, which is thereby used up once. */
  take(endpoint: Endpoint): Fault | undefined;
  /** Ends the delays and hangs that run. */
  end(): void;
  /** Aborted by `end`. */
  ended: AbortSignal;
};

/** Faults in the order in which they were staged. They are kept in memory: a restart clears them. */
export const stageFaults = (): StagedFaults => {
  let staged: readonly Fault[] = [];
  const controller = new AbortController();
  return {
    ended: controller.signal,
    end: () => {
      controller.abort();
    },
    list: () => staged,
    replace: (faults) => {
      staged = faults;
    },
    add: (fault) => {
      staged = [...staged, fault];
    },
    take: (endpoint) => {
      const next = staged.find((fault) => (fault.endpoint ?? endpoint) === endpoint);
      staged = staged.flatMap((fault) => {
        if (fault !== next) return [fault];
        return fault.times > 1 ? [{ ...fault, times: fault.times - 1 }] : [];
      });
      return next;
    },
  };
};
