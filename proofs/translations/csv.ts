const separators = [',', ';', '\t'] as const;

/** Writes rows as a CSV file that spreadsheets read as UTF-8. */
export const writeCsv = (rows: readonly (readonly string[])[]): string => {
  const cell = (text: string) => (/[",;\t\r\n]/.test(text) ? `"${text.replaceAll('"', '""')}"` : text);
  return `\ufeff${rows.map((row) => `${row.map(cell).join(',')}\r\n`).join('')}`;
};

/** A spreadsheet writes the separator of its user's country. */
const separatorOf = (csv: string): string => {
  const [first = ''] = csv.split(/[\r\n]/, 1);
  const counts = separators.map((separator) => ({ separator, count: first.split(separator).length }));
  return counts.sort((a, b) => b.count - a.count)[0]?.separator ?? ',';
};

/** Reads a CSV file. Rows are the lines of the spreadsheet, even if a cell has several lines of text. */
export const readCsv = (file: string): string[][] => {
  const csv = file.replace(/^\ufeff/, '');
  const separator = separatorOf(csv);
  const rows: string[][] = [];
  let row: string[] = [];
  const cell = new RegExp(`(?:"((?:[^"]|"")*)"|([^${separator}\\r\\n]*))(${separator}|\\r?\\n|\\r|$)`, 'gy');
  while (cell.lastIndex < csv.length) {
    const found = cell.exec(csv);
    if (!found) throw new Error(`Line ${rows.length + 1} has a quotation mark that isn’t closed.`);
    const [, quoted, plain = '', end] = found;
    row.push(quoted?.replaceAll('""', '"') ?? plain);
    if (end === separator) {
      if (cell.lastIndex === csv.length) row.push('');
      else continue;
    }
    rows.push(row);
    row = [];
  }
  if (row.length > 0) rows.push(row);
  return rows;
};

/** Reads the bytes of a file that a spreadsheet has saved. */
export const decoded = (bytes: Uint8Array): string => {
  if (bytes[0] === 0xff && bytes[1] === 0xfe) return new TextDecoder('utf-16le').decode(bytes);
  try {
    return new TextDecoder('utf-8', { fatal: true }).decode(bytes);
  } catch (cause) {
    throw new Error('The table isn’t in UTF-8. In Excel, save it as “CSV UTF-8”.', { cause });
  }
};
