import { choose, toFragment, type Choices } from '../configurator/choices.js';
import { writtenName, type Control } from '../configurator/control.js';
import { controls } from '../configurator/controls.js';

/** The configurator asks for the charity's own service instead. */
const ofTheDemo = ['base-url', 'publishable-key'];

/** A form behind a button has no style until it opens: then it inherits the button's. */
const propertyOf = (name: string, ...elements: Element[]): string | null =>
  elements.map((one) => getComputedStyle(one).getPropertyValue(name).trim()).find(Boolean) ?? null;

const chosenIn = (form: Element, element: Element, control: Control): string | null => {
  const { name, target, kind } = control;
  const isButton = element !== form;
  if (target === 'button') return isButton ? element.getAttribute(writtenName(control)) : null;
  if (name === 'place') return isButton ? 'button' : 'page';
  if (target === 'property') return propertyOf(name, form, element);
  if (name === 'fallback') return form.querySelector(':scope > a')?.getAttribute('href') ?? null;
  if (target === 'snippet' || ofTheDemo.includes(name)) return null;
  return kind === 'switch' && form.hasAttribute(name) ? 'on' : form.getAttribute(name);
};

/** The slots of a form that the configurator has no field for, named for web editors. */
const ofSlots = {
  header: 'its heading',
  fields: 'its own question',
  legal: 'its small print',
  footer: 'its footer',
  succeeded: 'its thanks',
};

/** The parts of an element that the configurator leaves out. */
export const leftBehind = (element: Element): string[] =>
  Object.entries(ofSlots).flatMap(([slot, words]) =>
    element.querySelector(`[slot="${slot}"]`) ? [words] : [],
  );

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
