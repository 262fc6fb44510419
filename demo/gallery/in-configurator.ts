import { choose, toFragment, type Choices } from '../../editor/controls/choices.js';
import { writtenName, type Control } from '../../editor/controls/control.js';
import { controls } from '../../editor/controls/controls.js';

/** The configurator asks for the charity's own service instead. */
const ofTheDemo = ['base-url', 'publishable-key'];

/** A form behind a button has no style until it opens: then it inherits the button's. */
const propertyOf = (name: string, ...elements: Element[]): string | null =>
  elements.map((one) => getComputedStyle(one).getPropertyValue(name).trim()).find(Boolean) ?? null;

/** The text of a slot, a line a paragraph; null if it has more than text, which the configurator can’t show. */
const slotText = (form: Element, slot: string): string | null => {
  const parts = [...form.querySelectorAll(`[slot="${slot}"]`)];
  const isText = parts.every((part) => part.childElementCount === 0 && part.attributes.length === 1);
  const lines = parts.map((part) => (part.textContent ?? '').replace(/\s+/g, ' ').trim());
  return isText && lines.length > 0 ? lines.join('\n') : null;
};

const chosenIn = (form: Element, element: Element, control: Control): string | null => {
  const { name, target, kind } = control;
  const isButton = element !== form;
  if (target === 'button') return isButton ? element.getAttribute(writtenName(control)) : null;
  if (target === 'slot') return slotText(form, writtenName(control));
  if (name === 'heading') return headingOf(form);
  if (name === 'place') return isButton ? 'button' : 'page';
  if (target === 'property') return propertyOf(name, form, element);
  if (name === 'fallback') return form.querySelector(':scope > a')?.getAttribute('href') ?? null;
  if (target === 'snippet' || ofTheDemo.includes(name)) return null;
  return kind === 'switch' && form.hasAttribute(name) ? 'on' : form.getAttribute(name);
};

/** The words of a form's heading: of its attribute, or of its own heading in the slot. */
const headingOf = (form: Element) => form.getAttribute('heading') ?? slotText(form, 'header');

/** The contents of a form's slots, in the words of a web editor. */
const ofSlots = {
  header: 'its heading',
  fields: 'its extra question',
  legal: 'its small print',
  footer: 'its footer',
  succeeded: 'its thanks',
};

/** The parts of an element that the configurator does not take over. */
export const leftBehind = (element: Element): string[] => {
  const taken = ['header', ...controls.filter(({ target }) => target === 'slot').map(writtenName)];
  return Object.entries(ofSlots).flatMap(([slot, words]) => {
    const isTaken = taken.includes(slot) && slotText(element, slot) !== null;
    return element.querySelector(`[slot="${slot}"]`) && !isTaken ? [words] : [];
  });
};

/** The address of the configurator with the choices of a form, or of the form inside a button. */
export const configuratorAddress = (element: Element): string => {
  const form = element.querySelector('donation-widget') ?? element;
  let choices: Choices = {};
  for (const control of controls) {
    const value = chosenIn(form, element, control);
    if (value !== null) choices = choose(choices, control.name, value);
  }
  return `../#${toFragment(choices)}`;
};
