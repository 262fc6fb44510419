import type { Choices } from './choices.js';
import { configure } from './configured-form.js';
import type { Heights } from './styles-of.js';

const widths = { narrow: 328, wide: 480 };
const framesToStandStill = 10;
const framesToWait = 120;

const nextFrame = () => new Promise(requestAnimationFrame);

/** A form that nobody has begun, laid out where nobody sees it: the preview may be folded away, or in use. */
const createForm = (choices: Choices) => {
  const form = document.createElement('donation-widget');
  configure(form, choices);
  // It is no place to come back to, and the one that is would say so again.
  form.noStatus = true;
  form.returnUrl = 'https://charity.example/';
  const place = document.createElement('div');
  place.className = 'measure';
  place.append(form);
  return { form, place };
};

/**
 * How tall the form is on a phone and where it has room, once it stands still: a language may be on its way.
 * Undefined where there is no form, or it is no longer wanted.
 */
export const measure = async (choices: Choices, isWanted: () => boolean): Promise<Heights | undefined> => {
  // Who types is measured once.
  await nextFrame();
  if (!isWanted()) return undefined;
  const { form, place } = createForm(choices);
  const heightAt = (width: number) => {
    form.style.setProperty('inline-size', `${String(width)}px`);
    return Math.ceil(form.getBoundingClientRect().height);
  };
  document.body.append(place);
  try {
    await form.updateComplete;
    let [height, still] = [0, 0];
    for (let frame = 0; still < framesToStandStill && frame < framesToWait; frame += 1) {
      await nextFrame();
      if (!isWanted()) return undefined;
      const now = form.offsetHeight;
      still = now > 0 && now === height ? still + 1 : 0;
      height = now;
    }
    if (!form.shadowRoot?.querySelector('[part~="form"]')) return undefined;
    return { narrow: heightAt(widths.narrow), wide: heightAt(widths.wide) };
  } finally {
    place.remove();
  }
};
