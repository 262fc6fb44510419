import { nothing } from 'lit';
import { AsyncDirective, directive } from 'lit/async-directive.js';
import type { DirectiveParameters, Part } from 'lit/directive.js';
import type { Clock } from '../page/platform.js';

/** How long to wait at most, in milliseconds. A timer doesn't count the time in which a computer sleeps. */
const longestWait = 60_000;

/** Draws content until a time, and then removes it, even if nothing else draws the form again. */
class UntilEnd extends AsyncDirective {
  #end = 0;
  #clock: Clock | null = null;
  #stop: (() => void) | null = null;

  render(content: unknown, end: number, clock: Clock): unknown {
    return clock.now() < end ? content : nothing;
  }

  override update(_: Part, [content, end, clock]: DirectiveParameters<this>): unknown {
    if (end !== this.#end || clock !== this.#clock) {
      this.disconnected();
      this.#end = end;
      this.#clock = clock;
    }
    if (this.isConnected && clock.now() < end) this.reconnected();
    return this.render(content, end, clock);
  }

  protected override disconnected() {
    this.#stop?.();
    this.#stop = null;
  }

  protected override reconnected() {
    if (this.#stop || !this.#clock) return;
    const clock = this.#clock;
    const stopped = new AbortController();
    const forget = whenWaking(() => this.#removeIfOver(clock));
    this.#stop = () => {
      stopped.abort();
      forget();
    };
    void this.#watch(clock, stopped.signal);
  }

  async #watch(clock: Clock, signal: AbortSignal): Promise<void> {
    try {
      while (!this.#removeIfOver(clock))
        await clock.wait(Math.min(this.#end - clock.now(), longestWait), signal);
    } catch {
      // It was stopped.
    }
  }

  #removeIfOver(clock: Clock): boolean {
    if (clock.now() < this.#end) return false;
    this.disconnected();
    this.setValue(nothing);
    return true;
  }
}

export const untilEnd = directive(UntilEnd);

/**
 * Calls `act` each time the page might be used again: it becomes visible, or comes out of the back/forward cache. A
 * browser can hold the timers of a sleeping page. Returns a function that stops this.
 */
const whenWaking = (act: () => void): (() => void) => {
  addEventListener('pageshow', act);
  document.addEventListener('visibilitychange', act);
  return () => {
    removeEventListener('pageshow', act);
    document.removeEventListener('visibilitychange', act);
  };
};
