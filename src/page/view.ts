/** The parts of the window that a form is seen in. */
export type View = {
  /**
   * Calls `act` with whether half of the element is in view, each time that can have changed. Half of a screen counts
   * too, because half of a long form doesn't fit on a phone. Returns a function that stops this.
   */
  watchView(element: Element, act: (isInView: boolean) => void): () => void;
};

export const browserView: View = {
  watchView(element, act) {
    const observer = new IntersectionObserver(
      (entries) => {
        const entry = entries.at(-1);
        if (!entry) return;
        const { intersectionRatio, intersectionRect, rootBounds } = entry;
        // In a frame of another site, the size of the window is secret.
        const half = (rootBounds?.height ?? screen.height) / 2;
        act(intersectionRatio >= 0.5 || intersectionRect.height >= half);
      },
      { threshold: [0, 0.1, 0.2, 0.3, 0.4, 0.5] },
    );
    observer.observe(element);
    return () => observer.disconnect();
  },
};
