import type { Control, FieldError } from '../part.js';

/** The field types that native forms don't send either, or that must not be in the charity's records. */
const unsent = ['submit', 'button', 'reset', 'image', 'file', 'password'];

/** The page's own fields in the `fields` slot. The form only reads them; it never moves or changes them. */
export const pageControlsOf = (host: HTMLElement): Control[] => {
  if ([...host.children].every(({ slot }) => slot !== 'fields')) return [];
  return [...host.querySelectorAll<Control>('input[name], select[name], textarea[name]')].filter(
    (control) =>
      control.name !== '' &&
      !unsent.includes(control.type) &&
      control.closest('[slot=fields]')?.parentElement === host &&
      !control.matches(':disabled'),
  );
};

/** The values of the fields, for `metadata`. Empty values are left out, and repeated names make a list. */
export const fieldValues = (controls: readonly Control[]): Record<string, string | string[]> => {
  const values = new Map<string, string | string[]>();
  for (const control of controls) {
    for (const value of textsOf(control).filter(Boolean)) {
      const before = values.get(control.name);
      values.set(control.name, before === undefined ? value : [before, value].flat());
    }
  }
  return Object.fromEntries(values);
};

const textsOf = (control: Control): string[] => {
  if (control instanceof HTMLSelectElement)
    return [...control.selectedOptions]
      .filter((option) => !option.disabled && !option.closest('optgroup:disabled'))
      .map(({ value }) => value);
  if (control.type === 'checkbox' || control.type === 'radio') {
    return (control as HTMLInputElement).checked ? [control.value] : [];
  }
  return [control.value];
};

/** The text of the label, without the text of a control inside it. */
const labelOf = (control: Control): string => {
  const label = control.labels?.[0]?.cloneNode(true) as HTMLLabelElement | undefined;
  for (const inside of label?.querySelectorAll('input, select, textarea') ?? []) inside.textContent = '';
  return (label?.textContent ?? control.getAttribute('aria-label') ?? '').replace(/\s+/g, ' ').trim();
};

/** The fields that the browser's validation rejects, with the messages of the browser or the page. */
export const fieldErrors = (controls: readonly Control[]): FieldError[] => {
  const rejected = controls.filter(({ willValidate, validity }) => willValidate && !validity.valid);
  // A required group of radios has a single error, at its first radio.
  const first = rejected.filter(
    ({ type, name }, index) =>
      type !== 'radio' || rejected.findIndex((other) => other.name === name && other.type === type) === index,
  );
  return first.map((control) => {
    const label = labelOf(control);
    return {
      field: control.name,
      code: control.validity.valueMissing ? 'required' : 'format',
      own: { control, text: label ? `${label}: ${control.validationMessage}` : control.validationMessage },
    };
  });
};
