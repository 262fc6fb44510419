/* global document, performance, PerformanceObserver, requestAnimationFrame, MessageChannel, Element, window, addEventListener, console */

/**
 * Runs in the page before its own scripts. It records layout shifts, long tasks and the times of paints. A message
 * that is sent during a frame arrives after the frame's paint.
 *
 * @param {{ typable: readonly string[]; usable: readonly string[] }} needed selectors of the elements that a donor
 *   needs to type, and of those that make the form usable
 */
export const probe = (needed) => {
  const noted = { shift: 0, longTasks: [], typable: 0, usable: 0, keys: [], errors: 0, errorFrames: 0 };
  window.noted = noted;
  const watch = (type, note) =>
    new PerformanceObserver((list) => list.getEntries().forEach(note)).observe({ type, buffered: true });
  watch('layout-shift', ({ value, hadRecentInput }) => {
    if (!hadRecentInput) noted.shift += value;
  });
  watch('longtask', ({ duration }) => noted.longTasks.push(duration));

  const roots = [document];
  const { attachShadow } = Element.prototype;
  Element.prototype.attachShadow = function (init) {
    const root = attachShadow.call(this, init);
    roots.push(root);
    return root;
  };
  // No script attaches a declarative shadow root, so the probe has to look for it.
  const allRoots = () => roots.concat(document.querySelector('donation-widget')?.shadowRoot ?? []);
  const isVisible = (selector) =>
    allRoots().some((root) => {
      const box = root.querySelector(selector)?.getBoundingClientRect();
      return box && box.width > 0 && box.height > 0;
    });
  const whenPainted = (isThere, note) => {
    const { port1, port2 } = new MessageChannel();
    port1.onmessage = note;
    const look = () => {
      if (isThere()) port2.postMessage(null);
      else requestAnimationFrame(look);
    };
    requestAnimationFrame(look);
  };

  // Our form is drawn before it answers.
  let isAwaited = false;
  let isComplete = false;
  const isAnswering = () => {
    const form = document.querySelector('donation-widget');
    if (form?.updateComplete && !isAwaited) {
      isAwaited = true;
      form.updateComplete.then(() => {
        isComplete = true;
      });
    }
    return !form || isComplete;
  };

  whenPainted(
    () => needed.typable.every(isVisible),
    () => {
      noted.typable = performance.now();
    },
  );
  whenPainted(
    () => needed.usable.every(isVisible) && isAnswering(),
    () => {
      noted.usable = performance.now();
      console.debug('usable');
    },
  );
  const onKey = ({ timeStamp }) =>
    whenPainted(
      () => true,
      () => noted.keys.push(performance.now() - timeStamp),
    );
  const onClick = ({ timeStamp }) =>
    whenPainted(
      () => {
        noted.errorFrames += 1;
        return isVisible('[aria-invalid="true"]');
      },
      () => {
        noted.errors = performance.now() - timeStamp;
        console.debug('errors');
      },
    );
  addEventListener('keydown', onKey, true);
  addEventListener('click', onClick, true);
};
