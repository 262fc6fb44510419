import * as fc from 'fast-check';
import { anyAct, doing, textOfAct, type Act } from './acts.js';
import { step, type Visit } from './step.js';

/** An act as fast-check does it. */
class Command implements fc.AsyncCommand<Visit, null> {
  readonly #act: Act;

  constructor(act: Act) {
    this.#act = act;
  }

  check({ donor }: Visit): boolean {
    return doing(donor, this.#act).can();
  }

  run(visited: Visit): Promise<void> {
    return step(visited, this.#act);
  }

  toString(): string {
    return textOfAct(this.#act);
  }
}

/** Any sequence of acts. Those that are impossible when their turn comes are left out. */
export const anySequence = (most: number) =>
  fc.commands<Visit, null, false>([anyAct.map((act) => new Command(act))], {
    maxCommands: most,
    size: 'max',
  });
