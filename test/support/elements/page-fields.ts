/** Creates a page's custom fields from markup. */
export const pageFields = (markup: string) => {
  const box = document.createElement('div');
  box.slot = 'fields';
  box.innerHTML = markup;
  return box;
};

export const dedication = '<label>Dedication <input name="dedication"></label>';

/** Finds one of the fields by its name. */
export const control = (box: HTMLElement, name: string) => {
  const found = box.querySelector<HTMLInputElement>(`[name=${name}]`);
  if (!found) throw new Error(`There is no field “${name}”.`);
  return found;
};

/** Types into one of the fields as a donor does. */
export const typeInto = async (
  element: { updateComplete: Promise<boolean> },
  field: HTMLInputElement,
  text: string,
) => {
  field.value = text;
  field.dispatchEvent(new Event('input', { bubbles: true, composed: true }));
  await element.updateComplete;
};
