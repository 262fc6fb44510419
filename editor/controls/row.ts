/** An entry as its fields hold it. It can have keys without a field, which stay. */
export type Row = Readonly<Record<string, unknown>>;

/** The text of a field; text from a link can be any JSON. */
export const textIn = (row: Row, name: string): string => {
  const value = row[name];
  if (value === undefined || value === null) return '';
  return typeof value === 'object' ? JSON.stringify(value) : String(value as string | number | boolean);
};

/** The entries of a field that is a list. */
export const entriesIn = (row: Row, name: string): readonly Row[] => {
  const value = row[name];
  return Array.isArray(value) ? value.map((one) => ({ ...(Object(one) as Row) })) : [];
};

/** The row with other entries in a field. A field without entries is left out. */
export const withEntries = (row: Row, name: string, entries: readonly Row[]): Row => {
  const others = Object.entries(row).filter(([key]) => key !== name);
  return { ...Object.fromEntries(others), ...(entries.length > 0 && { [name]: entries }) };
};
