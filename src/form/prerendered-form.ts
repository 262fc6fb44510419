import { isChoice } from './control-contents.js';
import type { Control } from '../questions/part.js';

/** The field of the new form that a control's answer is passed on to; undefined if it never is. */
type FieldOf = (control: Control) => string | undefined;

/** The control with the donor's answer, by its field. Null if two answers contradict each other. */
type Answers = Map<string, Control | null>;

/** A prerendered form in the shadow root. The donor can fill it in before the script runs. */
export class PrerenderedForm {
  readonly #root: ShadowRoot;
  readonly #nodes: readonly Node[];
  readonly #form: ParentNode;
  /** The donor's answers that aren't passed on yet, in page order. */
  #answers: Answers | null = null;

  /** `nodes` are the prerendered form in the shadow root. */
  constructor(root: ShadowRoot, nodes: readonly Node[]) {
    this.#root = root;
    this.#nodes = nodes;
    this.#form = root.querySelector('.donation-prerendered') ?? root;
  }

  /**
   * Copies the donor's answers into the new form, where it asks and offers the same in the same words. Returns whether
   * it has copied anything. A choice can change what the new form offers, so the answers after it are copied in the
   * next call.
   */
  fill(form: ParentNode, fieldOf: FieldOf): boolean {
    this.#answers ??= answersIn(this.#form, fieldOf);
    let isFilled = false;
    for (const [field, answer] of this.#answers) {
      this.#answers.delete(field);
      const twin = answer && controlsOf(form).find((control) => takes(control, answer));
      if (!twin) continue;
      isFilled = true;
      twin.value = answer.value;
      if (isChoice(twin)) twin.checked = true;
      if (isChoice(twin) || twin instanceof HTMLSelectElement) break;
    }
    return isFilled;
  }

  /**
   * Removes this form and moves its focus to the new form. `showPressAgain` asks the donor to press again. If the button had
   * the focus, the donor has probably pressed it, and nothing has happened.
   */
  giveWayTo(form: HTMLElement, showPressAgain: () => void): void {
    const focused = this.#root.activeElement;
    ignorePressUnderWay(form, showPressAgain);
    if (focused && this.#form.contains(focused)) {
      moveFocus(focused, form);
      if (focused.matches(submit)) showPressAgain();
    }
    this.remove();
  }

  remove(): void {
    for (const node of this.#nodes) node.parentNode?.removeChild(node);
  }
}

const submit = '[part~="submit"]';

/** Milliseconds. A finger that stays down for longer doesn't click. */
const longestTap = 1000;

const controlsOf = (form: ParentNode): Control[] => [
  ...form.querySelectorAll<Control>('input, select, textarea'),
];

const answersIn = (form: ParentNode, fieldOf: FieldOf): Answers => {
  const answers: Answers = new Map();
  for (const control of controlsOf(form)) {
    const field = fieldOf(control);
    if (field && isChanged(control)) answers.set(field, answers.has(field) ? null : control);
  }
  return answers;
};

const isChanged = (control: Control): boolean => {
  if (control instanceof HTMLSelectElement) return control.selectedOptions[0]?.defaultSelected === false;
  if (isChoice(control)) return control.checked && !control.defaultChecked;
  return control.value !== control.defaultValue;
};

/** Whether a control of the new form asks the same as another one, and offers its answer, in the same words. */
const takes = (control: Control, answer: Control): boolean => {
  if (control.name !== answer.name || control.type !== answer.type) return false;
  if (labelText(control) !== labelText(answer)) return false;
  if (control instanceof HTMLSelectElement && answer instanceof HTMLSelectElement)
    return [...control.options].some(
      ({ value, text }) => value === answer.value && text === answer.selectedOptions[0]?.text,
    );
  return !isChoice(control) || control.value === answer.value;
};

/** The label of a control, with its currency symbol. */
const labelText = (control: Control): string => {
  const holder = control.closest('label, .field');
  return [holder?.querySelector('label') ?? holder, holder?.querySelector('.symbol')]
    .map((part) => part?.textContent)
    .join(' ')
    .replace(/\s+/g, ' ');
};

/** Moves the focus to the same place in the new form, or else to its button. */
const moveFocus = (focused: Element, form: ParentNode): void => {
  const same = [...form.querySelectorAll<HTMLElement>(focused.localName)].find(
    (element) => identityOf(element) === identityOf(focused),
  );
  const target = same ?? form.querySelector<HTMLElement>(submit);
  target?.focus({ preventScroll: true });
  if (!holdsText(focused) || !holdsText(target)) return;
  const { selectionStart, selectionEnd } = focused;
  // Radios and checkboxes have no selection to read or set.
  if (selectionStart !== null) target.setSelectionRange(selectionStart, selectionEnd);
};

const holdsText = (element: Element | null): element is HTMLInputElement | HTMLTextAreaElement =>
  element instanceof HTMLInputElement || element instanceof HTMLTextAreaElement;

/** Tells the controls, buttons and links of a form apart. */
const identityOf = (element: Element): string =>
  ['name', 'value', 'part', 'href', 'aria-label'].map((name) => element.getAttribute(name)).join();

/**
 * Ignores a tap that began before the new form was there and would end on its button. Assistive technology clicks
 * without a pointer, so its clicks have no `detail` and count.
 */
const ignorePressUnderWay = (form: HTMLElement, showPressAgain: () => void): void => {
  const button = form.querySelector<HTMLElement>(submit);
  const start = new Event('start').timeStamp;
  const begun = new AbortController();
  const options = { capture: true, signal: begun.signal };
  button?.addEventListener('pointerdown', () => begun.abort(), options);
  button?.addEventListener(
    'click',
    (event) => {
      if (event.detail === 0 || event.timeStamp > start + longestTap) return;
      event.preventDefault();
      event.stopPropagation();
      showPressAgain();
    },
    options,
  );
};
