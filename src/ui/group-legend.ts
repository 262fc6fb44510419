/**
 * The ids that name a fieldset: its legend, hint and error. Orca reads a group's name, but not its description, when a
 * donor tabs into the group.
 */
export const groupLabel = (
  name: string,
  { hint, error }: { hint?: string | undefined; error?: string | undefined },
): string =>
  [`${name}-legend`, hint && `${name}-hint`, error && `${name}-stop ${name}-error`].filter(Boolean).join(' ');
