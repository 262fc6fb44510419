/** A value that PHP code can contain. */
export type PhpValue = string | boolean | readonly PhpValue[] | { readonly [key: string]: PhpValue };

const text = (value: string) => `'${value.replaceAll(/['\\]/g, String.raw`\$&`)}'`;

const block = (lines: readonly string[], indent: string) =>
  lines.length === 0
    ? 'array()'
    : `array(\n${lines.map((line) => `${indent}\t${line},\n`).join('')}${indent})`;

/** Writes a value as PHP code. */
export const php = (value: PhpValue, indent = ''): string => {
  if (typeof value === 'string') return text(value);
  if (typeof value === 'boolean') return String(value);
  const inside = (one: PhpValue) => php(one, `${indent}\t`);
  return Array.isArray(value)
    ? block(value.map(inside), indent)
    : block(
        Object.entries(value).map(([key, one]) => `${text(key)} => ${inside(one)}`),
        indent,
      );
};
