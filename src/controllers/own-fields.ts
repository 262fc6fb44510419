type Control = HTMLInputElement | HTMLSelectElement | HTMLTextAreaElement;

/** A field of the page's own that its own constraints reject; the words are the browser's or the page's. */
export type OwnFault = { control: Control; name: string; code: 'required' | 'format'; text: string };

/** What a native form does not send either, or what must not go into records. */
const unsent = ['submit', 'button', 'reset', 'image', 'file', 'password'];

/** The page's own fields, in the widget's `fields` slot: read where they stand, never moved or changed. */
const controlsOf = (host: HTMLElement): Control[] =>
  [...host.querySelectorAll<Control>('input[name], select[name], textarea[name]')].filter(
    (control) =>
      control.name !== '' &&
      !unsent.includes(control.type) &&
      control.closest('[slot=fields]')?.parentElement === host &&
      !control.matches(':disabled'),
  );

/** What they hold, for `metadata`: without what is empty; a list where a name stands more than once. */
export const ownValues = (host: HTMLElement): Record<string, string | string[]> => {
  const values = new Map<string, string | string[]>();
  for (const control of controlsOf(host)) {
    for (const value of valuesOf(control).filter(Boolean)) {
      const before = values.get(control.name);
      values.set(control.name, before === undefined ? value : [before, value].flat());
    }
  }
  return Object.fromEntries(values);
};

const valuesOf = (control: Control): string[] => {
  if (control instanceof HTMLSelectElement)
    return [...control.selectedOptions]
      .filter((option) => !option.disabled && !option.closest('optgroup:disabled'))
      .map(({ value }) => value);
  if (control.type === 'checkbox' || control.type === 'radio') {
    return (control as HTMLInputElement).checked ? [control.value] : [];
  }
  return [control.value];
};

/** The label's own words: one that wraps its control would bring along what stands in there. */
const labelOf = (control: Control): string => {
  const label = control.labels?.[0]?.cloneNode(true) as HTMLLabelElement | undefined;
  for (const inside of label?.querySelectorAll('input, select, textarea') ?? []) inside.remove();
  return (label?.textContent ?? control.getAttribute('aria-label') ?? '').replace(/\s+/g, ' ').trim();
};

export const ownFaults = (host: HTMLElement): OwnFault[] => {
  const faults = controlsOf(host)
    .filter(({ willValidate, validity }) => willValidate && !validity.valid)
    .map((control): OwnFault => {
      const name = labelOf(control);
      return {
        control,
        name: control.name,
        code: control.validity.valueMissing ? 'required' : 'format',
        text: name ? `${name}: ${control.validationMessage}` : control.validationMessage,
      };
    });
  // Of radios that are required as a group, the first stands for all.
  return faults.filter(({ control, name }, place) => {
    const first = faults.findIndex((other) => other.name === name && other.control.type === control.type);
    return control.type !== 'radio' || first === place;
  });
};
