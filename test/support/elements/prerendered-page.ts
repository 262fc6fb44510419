/** Attributes by their names in HTML. */
export type Attributes = Record<string, string>;

/** The attributes that every form needs. */
export const access = { 'base-url': 'https://service.example/api/v1', 'publishable-key': 'pk_test_1' };

/** The attributes as HTML. */
export const written = (attributes: Attributes) =>
  Object.entries(attributes)
    .map(([name, value]) => ` ${name}='${value}'`)
    .join('');

/** Fills in the prerendered form, as a donor does before the script runs. */
export const fillIn = (form: ParentNode, answers: Attributes) => {
  for (const [name, value] of Object.entries(answers)) {
    const choice = form.querySelector<HTMLInputElement>(`[name="${name}"][value="${CSS.escape(value)}"]`);
    const field = form.querySelector<HTMLInputElement>(`[name="${name}"]`);
    if (choice) choice.checked = true;
    else if (field?.type === 'checkbox') field.checked = true;
    else if (field) field.value = value;
    else throw new Error(`The form has no field ${name}.`);
  }
};
