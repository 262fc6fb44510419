import { choose, toFragment, type Choices } from '../configurator/choices.js';
import { writtenName, type Control } from '../configurator/control.js';
import { controls } from '../configurator/controls.js';

/** The service of the demo is no choice of a charity's: the configurator asks for theirs. */
const ofTheDemo = ['base-url', 'publishable-key'];

/** A form that its button has not drawn yet has no style: then what the button would hand down holds. */
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

/** The contents of a form's slots, in the words of a web editor: the configurator has no field for them. */
const ofSlots = {
  header: 'its heading',
  fields: 'its own question',
  legal: 'its small print',
  footer: 'its foot',
  succeeded: 'its thanks',
};

/** The parts of an element that the configurator does not take over. */
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
