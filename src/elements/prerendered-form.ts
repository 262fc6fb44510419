import { isChoice } from '../form/control-contents.js';
import type { Control } from '../questions/question.js';

/** A form of HTML that stood in the shadow root before the script: a donor may have begun to fill it in. */
export class PrerenderedForm {
  readonly #root: ShadowRoot;
  readonly #nodes: readonly Node[];
  readonly #form: ParentNode;
  /** The fields that the donor has changed, and that are not taken over yet. */
  #changed: Set<Control> | null = null;

  private constructor(root: ShadowRoot, form: ParentNode) {
    this.#root = root;
    this.#nodes = [...root.childNodes];
    this.#form = form;
  }

  /** The one that a shadow root begins with, if any. */
  static in(root: ShadowRoot): PrerenderedForm | null {
    const form = root.querySelector('.prerendered');
    return form && new PrerenderedForm(root, form);
  }

  /**
   * Puts what the donor has changed into the fields of the form that is drawn beside it, as far as this form asks the
   * same there; gives back whether any was put. A field that shows only after another one has changed is filled in
   * the next time.
   */
  fill(form: ParentNode): boolean {
    this.#changed ??= new Set(controlsOf(this.#form).filter(isChanged));
    let isFilled = false;
    for (const control of this.#changed) {
      const twin = twinOf(control, form);
      if (!twin) continue;
      this.#changed.delete(control);
      isFilled = true;
      twin.value = control.value;
      if (twin instanceof HTMLInputElement && control instanceof HTMLInputElement)
        twin.checked = control.checked;
    }
    return isFilled;
  }

  /**
   * Takes this form away, and hands its focus on. Gives back whether its button was pressed and the other form says
   * the same: a donor has agreed to nothing else.
   */
  giveWayTo(form: ParentNode): boolean {
    const isPressed = this.#isPressed && holdsTheSame(this.#form, form);
    const focused = this.#root.activeElement;
    if (focused && this.#form.contains(focused)) moveFocus(focused, form);
    this.remove();
    return isPressed;
  }

  remove(): void {
    for (const node of this.#nodes) node.parentNode?.removeChild(node);
  }

  get #isPressed(): boolean {
    try {
      return this.#form.querySelector(':popover-open') !== null;
    } catch {
      // A browser without popovers.
      return false;
    }
  }
}

/**
 * Takes away a form of HTML that is part of the page's own content, since a filter has dropped the tags of its
 * template: its style would hold for the whole page.
 */
export const removeStrayForms = (element: Element): void => {
  for (const part of element.querySelectorAll('.prerendered, style'))
    if (part.matches('.prerendered') || part.textContent.includes('.prerendered')) part.remove();
};

const controls = 'input, select, textarea';

const controlsOf = (form: ParentNode): Control[] => [...form.querySelectorAll<Control>(controls)];

const isControl = (element: Element): element is Control => element.matches(controls);

const isChanged = (control: Control): boolean => {
  if (control instanceof HTMLSelectElement)
    return [...control.options].some(({ selected, defaultSelected }) => selected && !defaultSelected);
  if (isChoice(control)) {
    const isOther = control.checked !== control.defaultChecked;
    return isOther && (control.type === 'checkbox' || control.checked);
  }
  return control.value !== control.defaultValue;
};

/** The words that a field is known by, with the sign of its currency. */
const labelOf = (control: Control): string => {
  const field = control.closest('label') ?? control.closest('.field');
  const parts = field?.matches('label') ? [field] : [...(field?.querySelectorAll('.label, .symbol') ?? [])];
  return parts.map(({ textContent }) => textContent.replace(/\s+/g, ' ').trim()).join(' ');
};

const isChosen = (control: Control): boolean => isChoice(control) && control.checked;

/** The field of another form that asks the same. */
const twinOf = (control: Control, form: ParentNode): Control | undefined =>
  controlsOf(form).find(
    (one) =>
      one.name === control.name &&
      one.type === control.type &&
      (!isChoice(one) || one.value === control.value) &&
      labelOf(one) === labelOf(control),
  );

/**
 * Whether the form of HTML holds the same as the one in its place. There alone, a radio that the page has chosen stays
 * chosen beside what the donor types instead.
 */
const holdsTheSame = (before: ParentNode, form: ParentNode): boolean => {
  const chosenGroups = new Set(
    controlsOf(form)
      .filter(isChosen)
      .map(({ name }) => name),
  );
  const stillHolds = (control: Control) =>
    control.type !== 'radio' || isChanged(control) || chosenGroups.has(control.name);
  return textOf(before, (control) => isChosen(control) && stillHolds(control)) === textOf(form, isChosen);
};

/** All that a form holds, in the order of the page, as text to compare. */
const textOf = (form: ParentNode, isHeld: (control: Control) => boolean): string =>
  JSON.stringify(
    controlsOf(form).map((control) => [control.name, control.value, isHeld(control), labelOf(control)]),
  );

const moveFocus = (focused: Element, form: ParentNode): void => {
  if (!isControl(focused)) {
    form.querySelector<HTMLElement>('[part~="submit"]')?.focus({ preventScroll: true });
    return;
  }
  const twin = twinOf(focused, form);
  twin?.focus({ preventScroll: true });
  if (!twin || twin instanceof HTMLSelectElement || focused instanceof HTMLSelectElement) return;
  const { selectionStart, selectionEnd } = focused;
  // An e-mail field tells no selection, and takes none.
  if (selectionStart !== null) twin.setSelectionRange(selectionStart, selectionEnd);
};
