import type { ReactiveController } from 'lit';
import type { ElementContext } from '../page/platform.js';

/** A click by a pointer or a key. */
type Press = {
  control: Element;
  time: number;
  isByKey: boolean;
  /** The place of the pointer on the screen: the page can scroll and move under it. */
  x: number;
  y: number;
};

type Spot = Pick<MouseEvent, 'detail' | 'screenX' | 'screenY'>;

/** Presses that follow each other faster than this (in milliseconds) are one press: no donor can react that fast. */
const fastest = 500;

/** How far a finger moves between two presses (in pixels). Two controls are further apart than that (WCAG 2.5.8). */
const slip = 24;

const controlSelector = 'a, area, button, input, label, select, summary, textarea, [role=button]';

/** Keys that press a control. */
const pressingKeys = ['Enter', ' '];

/** Controls in which a key that is held down does no harm, or does what the donor wants. */
const repeatable = 'textarea, select, a, summary, button:not([type=submit])';

/** The control of a click. The browser passes a click on a label on to its control. */
const controlIn = (path: readonly EventTarget[]): Element | null => {
  const found =
    path.find((one): one is Element => one instanceof Element && one.matches(controlSelector)) ?? null;
  return found instanceof HTMLLabelElement ? (found.control ?? found) : found;
};

const isSubmit = (control: Element | null): boolean => control?.matches('[type=submit]') ?? false;

/**
 * Makes a double press one press. Its first click can change the page, so that something else is under the finger or
 * has the focus: the second click then does nothing. On the same control it counts, as on the plus of an item, except
 * on the button that sends the form, where it would send a second request if the first has already failed.
 *
 * It works by time, place and control. A click has a count of its own (`detail`), but browsers count differently if
 * the target has changed, and for fingers.
 */
export class DoublePressController implements ReactiveController {
  readonly #host: ElementContext;
  /** The press that the donor has just made, anywhere on the page. A run of fast presses keeps its first control. */
  #last: Press | null = null;
  /** Whether the key that went down last presses a control. */
  #isKeyPressed = false;

  constructor(host: ElementContext) {
    this.#host = host;
    host.addController(this);
  }

  hostConnected() {
    addEventListener('click', this.#onClick, true);
    addEventListener('mousedown', this.#onMouseDown, true);
    addEventListener('keydown', this.#onKeyDown, true);
  }

  hostDisconnected() {
    removeEventListener('click', this.#onClick, true);
    removeEventListener('mousedown', this.#onMouseDown, true);
    removeEventListener('keydown', this.#onKeyDown, true);
  }

  readonly #onClick = (event: MouseEvent) => {
    // Neither a script, nor assistive technology, nor an arrow key that moves on to the next option presses twice.
    if (event.detail === 0 && !(event.isTrusted && this.#isKeyPressed)) return;
    const control = controlIn(event.composedPath());
    const first = this.#take(event, control);
    if (first && (control !== first.control || isSubmit(control))) this.#ignore(event);
  };

  /** The second press doesn't move the focus either, or open a list. */
  readonly #onMouseDown = (event: MouseEvent) => {
    const first = this.#firstOf(event);
    if (first && controlIn(event.composedPath()) !== first.control) this.#ignore(event, false);
  };

  readonly #onKeyDown = (event: KeyboardEvent) => {
    this.#isKeyPressed = pressingKeys.includes(event.key);
    // The donor does something else in between.
    if (!this.#isKeyPressed) {
      this.#last = null;
      return;
    }
    const [target] = event.composedPath();
    if (!(target instanceof Element)) return;
    const isEnter = event.key === 'Enter';
    // In a field of the page, Enter sends the form without a click.
    const isOfPage = isEnter && target instanceof HTMLInputElement && this.#host.contains(target);
    const isSecond = isOfPage && this.#take({ detail: 0, screenX: 0, screenY: 0 }, target) !== null;
    // Each repetition of Enter in a field would send the form. A key can also be held down since before the button
    // was there.
    const isHeld = event.repeat && (isEnter ? !target.matches(repeatable) : isSubmit(target));
    if (isSecond || isHeld) this.#ignore(event);
  };

  /** Notes a press, and returns the first press if this one is the second of a double press. */
  #take(event: Spot, control: Element | null): Press | null {
    const first = this.#firstOf(event);
    const begun = first?.control ?? control;
    const { detail, screenX: x, screenY: y } = event;
    this.#last = begun && { control: begun, time: this.#now, isByKey: detail === 0, x, y };
    return first;
  }

  /** The first press of a double press that this click ends; null if it is a press of its own. */
  #firstOf({ detail, screenX, screenY }: Spot): Press | null {
    const last = this.#last;
    if (!last || last.isByKey !== (detail === 0)) return null;
    const elapsed = this.#now - last.time;
    const isFast = detail > 1 || (elapsed >= 0 && elapsed < fastest);
    const isNear = last.isByKey || Math.hypot(screenX - last.x, screenY - last.y) < slip;
    return isFast && isNear ? last : null;
  }

  #ignore(event: Event, isStopped = true): void {
    if (!event.composedPath().includes(this.#host)) return;
    event.preventDefault();
    if (isStopped) event.stopPropagation();
  }

  get #now(): number {
    return this.#host.platform.clock.now();
  }
}
