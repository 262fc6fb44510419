/** An entry as its fields hold it. It can have keys without a field, which stay. */
export type Row = Readonly<Record<string, unknown>>;

/** The text of a field; text from a link can be any JSON. */
export const textIn = (row: Row, name: string): string => {
  const value = row[name];
  if (value === undefined || value === null) return '';
  return typeof value === 'object' ? JSON.stringify(value) : String(value as string | number | boolean);
};
