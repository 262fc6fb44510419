// Runs in a page: opens the states one after the other.
import { states } from '../support/accessibility/every-state.js';

const nextFrame = () => new Promise(requestAnimationFrame);

/** Opens a state. Its name becomes the title of the page, so that a reader of the tree knows which state it reads. */
const open = async (name: string): Promise<void> => {
  await states[name]?.();
  // Browsers change the tree when they draw, so it has changed before the title does.
  await nextFrame();
  await nextFrame();
  document.title = name;
};

Object.assign(globalThis, { accessibilityTrees: { names: Object.keys(states), open } });
