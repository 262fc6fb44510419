import { doing, type Act, type Performer } from './acts.js';
import { check, type Moment, type Tab, type World } from './rules.js';
import type { Checkout, Post } from './service.js';
import type { FormView, View } from './view.js';

/** How often each act was done, and the number of checkouts. */
export type Counts = Map<string, number>;

const count = (counts: Counts, name: string) => counts.set(name, (counts.get(name) ?? 0) + 1);

/** A world in which a performer acts. */
export type Stage = World & {
  /** Every request for a checkout. */
  readonly posts: readonly Post[];
  /** What the form said when the donor last pressed its button. */
  readonly pressed: FormView | null;
  readonly sent: Map<Checkout, { tab: Tab; at: number; said: FormView; isAltered: boolean }>;
  viewOf(tab: Tab): View;
  /** The payment pages that the act has led to, each with the form behind it. */
  paymentPages(): Moment['opened'];
};

/** A donor on a stage. */
export type Visit<Played extends Stage = Stage> = {
  stage: Played;
  donor: Performer;
  counts: Counts;
  /** What the tabs showed after the last act. Nothing has happened since. */
  seen: Map<Tab, View>;
};

/** Does an act and checks every rule. */
export const step = async ({ stage, donor, counts, seen }: Visit, act: Act): Promise<void> => {
  const { tab } = stage;
  const { page, paying: returning } = tab;
  const before = seen.get(tab) ?? stage.viewOf(tab);
  const posted = new Set(stage.posts);
  const { isHealthy: wasHealthy } = stage;
  await doing(donor, act).do();
  const posts = stage.posts.filter((post) => !posted.has(post));
  const { pressed } = stage;
  for (const { checkout } of posts) {
    if (!checkout || !pressed) continue;
    stage.sent.set(checkout, { tab, at: tab.at, said: pressed, isAltered: page?.isAltered ?? false });
    count(counts, 'checkout');
  }
  count(counts, act.name);
  const opened = stage.paymentPages();
  const after = stage.viewOf(tab);
  const now = stage.tab === tab ? after : stage.viewOf(stage.tab);
  seen.clear();
  seen.set(tab, after).set(stage.tab, now);
  check({ act, world: stage, tab, page, returning, before, pressed, after, now, opened, posts, wasHealthy });
};
