import { isChoice } from '../form/control-contents.js';
import type { Control } from '../questions/question.js';

/** A prerendered form in the shadow root. The donor can fill it in before the script runs. */
export class PrerenderedForm {
  readonly #root: ShadowRoot;
  readonly #nodes: readonly Node[];
  readonly #form: ParentNode;
  /** The fields that the donor has changed and that aren't copied yet. */
  #changed: Set<Control> | null = null;

  private constructor(root: ShadowRoot, form: ParentNode) {
    this.#root = root;
    this.#nodes = [...root.childNodes];
    this.#form = form;
  }

  /** Finds the prerendered form in a shadow root. */
  static in(root: ShadowRoot): PrerenderedForm | null {
    const form = root.querySelector('.prerendered');
    return form && new PrerenderedForm(root, form);
  }

  /**
   * Copies the donor's changes into the fields of the new form that ask the same. Returns whether it has copied
   * anything. Fields that only appear after another one has changed are copied in the next call.
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
   * Removes this form and moves its focus to the new form. Returns whether its button was pressed and both forms
   * hold the same donation, because the donor has agreed to no other donation.
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
      // This browser doesn't support popovers.
      return false;
    }
  }
}

/**
 * Removes a prerendered form from the page's own content. It is there if a filter has dropped its template tags, and
 * its style would then apply to the whole page.
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

/** The label of a field, with its currency symbol. */
const labelOf = (control: Control): string => {
  const field = control.closest('label') ?? control.closest('.field');
  const parts = field?.matches('label') ? [field] : [...(field?.querySelectorAll('.label, .symbol') ?? [])];
  return parts.map(({ textContent }) => textContent.replace(/\s+/g, ' ').trim()).join(' ');
};

const isChosen = (control: Control): boolean => isChoice(control) && control.checked;

/** The field in another form that asks the same. */
const twinOf = (control: Control, form: ParentNode): Control | undefined =>
  controlsOf(form).find(
    (one) =>
      one.name === control.name &&
      one.type === control.type &&
      (!isChoice(one) || one.value === control.value) &&
      labelOf(one) === labelOf(control),
  );

/**
 * Whether both forms hold the same donation. In the prerendered form, a preselected radio stays checked when the
 * donor types another amount, so it only counts if the new form has one checked too.
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

/** All contents of a form, in page order, as text for comparison. */
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
  // E-mail fields have no selection to read or set.
  if (selectionStart !== null) twin.setSelectionRange(selectionStart, selectionEnd);
};
