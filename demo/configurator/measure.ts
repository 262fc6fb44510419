import type { Choices } from '../../editor/choices.js';
import { configure } from '../../editor/configured-form.js';
import type { Heights } from '../../editor/styles-of.js';

/** The width of a form on a phone, on a small tablet, and its full width, each between margins of 16 pixels. */
const widths = { narrow: 328, middle: 448, wide: 480 };
const framesUnchanged = 10;
const framesToWait = 120;

const nextFrame = () => new Promise(requestAnimationFrame);

/** Measures an untouched form out of sight: the preview could be hidden, or someone could have typed into it. */
const createForm = (choices: Choices) => {
  const form = document.createElement('donation-widget');
  configure(form, choices);
  // Donors never return to this form. Without a return address, it would log the preview's notice again.
  form.noStatus = true;
  form.returnUrl = 'https://charity.example/';
  const place = document.createElement('div');
  place.className = 'measure';
  place.append(form);
  return { form, place };
};

/** The height of a form at each width. The form has its own width again before it is painted. */
export const heightsOf = (form: HTMLElement): Heights => {
  const heightAt = (width: number) => {
    form.style.setProperty('inline-size', `${String(width)}px`);
    return Math.ceil(form.getBoundingClientRect().height);
  };
  const heights = {
    narrow: heightAt(widths.narrow),
    middle: heightAt(widths.middle),
    wide: heightAt(widths.wide),
  };
  form.style.removeProperty('inline-size');
  if (!form.getAttribute('style')) form.removeAttribute('style');
  return heights;
};

/**
 * Measures the form once its height no longer changes, because a language could still be loading. Returns undefined
 * if no form can be shown, or if its height is no longer needed.
 */
export const measure = async (choices: Choices, isWanted: () => boolean): Promise<Heights | undefined> => {
  // Several changes in one frame need one measurement.
  await nextFrame();
  if (!isWanted()) return undefined;
  const { form, place } = createForm(choices);
  document.body.append(place);
  try {
    await form.updateComplete;
    let [height, unchanged] = [0, 0];
    for (let frame = 0; unchanged < framesUnchanged && frame < framesToWait; frame += 1) {
      await nextFrame();
      if (!isWanted()) return undefined;
      const now = form.offsetHeight;
      unchanged = now > 0 && now === height ? unchanged + 1 : 0;
      height = now;
    }
    if (!form.shadowRoot?.querySelector('[part~="form"]')) return undefined;
    return heightsOf(form);
  } finally {
    place.remove();
  }
};
