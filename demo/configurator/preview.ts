import { valueOf, type Choices } from './choices.js';
import { controls } from './controls.js';
import { fallbackOf } from './markup.js';
import { isStyleValue } from './style-value.js';
import type { Heights } from './styles-of.js';

/** The preview speaks to the sandbox and comes back to this page, whatever the snippet says. */
const ofTheDemo: Record<string, string> = { 'base-url': '/api/v1', 'publishable-key': 'pk_test_sandbox' };
const notHere = ['return-url'];

const attributeOf = (choices: Choices, name: string, isSwitch: boolean): string | undefined => {
  if (notHere.includes(name)) return undefined;
  const value = ofTheDemo[name] ?? choices[name];
  return isSwitch && value !== undefined ? '' : value;
};

const createForm = () => {
  const form = document.createElement('donation-widget');
  form.id = 'preview-form';
  return form;
};

const widths = { narrow: 328, wide: 480 };
const framesToStandStill = 10;
const framesToWait = 120;

/** The form as it is configured. */
export class Preview {
  form = createForm();
  #choices: Choices = {};
  #measuring = 0;

  /** Gives the form what was chosen. */
  apply(choices: Choices): void {
    this.#choices = choices;
    for (const { name, target, kind } of controls) {
      if (target === 'attribute') this.#setAttribute(name, attributeOf(choices, name, kind === 'switch'));
      if (target === 'property') this.#setProperty(name, valueOf(choices, name));
    }
    const address = fallbackOf(choices);
    const link = document.createElement('a');
    link.href = address;
    link.textContent = 'Other ways to give';
    this.form.replaceChildren(...(address ? [link] : []));
  }

  /** A form that nobody has begun yet. */
  restart(): void {
    this.form = createForm();
    this.apply(this.#choices);
  }

  /**
   * How tall the form is on a phone and where it has room, once it stands still: a language may be on its way.
   * Undefined while it is no form, or when it is measured anew meanwhile.
   */
  async measure(): Promise<Heights | undefined> {
    this.#measuring += 1;
    const own = this.#measuring;
    await this.form.updateComplete;
    let [height, still] = [0, 0];
    for (let frame = 0; still < framesToStandStill && frame < framesToWait; frame += 1) {
      await new Promise(requestAnimationFrame);
      if (own !== this.#measuring) return undefined;
      const now = this.form.offsetHeight;
      still = now > 0 && now === height ? still + 1 : 0;
      height = now;
    }
    if (height === 0 || !this.form.shadowRoot?.querySelector('[part~="form"]')) return undefined;
    const { style } = this.form;
    const heightAt = (width: number) => {
      style.setProperty('inline-size', `${String(width)}px`);
      return Math.ceil(this.form.getBoundingClientRect().height);
    };
    const heights = { narrow: heightAt(widths.narrow), wide: heightAt(widths.wide) };
    style.removeProperty('inline-size');
    return heights;
  }

  #setAttribute(name: string, value: string | undefined) {
    if (value === undefined) this.form.removeAttribute(name);
    else if (this.form.getAttribute(name) !== value) this.form.setAttribute(name, value);
  }

  #setProperty(name: string, value: string) {
    if (value !== '' && isStyleValue(value)) this.form.style.setProperty(name, value);
    else this.form.style.removeProperty(name);
  }
}
