import { noChange, nothing, type TemplateResult } from 'lit';
import { getDirectiveClass, isTemplateResult, TemplateResultType } from 'lit/directive-helpers.js';
import { PartType, type PartInfo } from 'lit/directive.js';

/** Escapes text for HTML, also within a quoted value. */
const escaped = (text: unknown): string =>
  String(text).replace(/[&<>"]/g, (sign) => `&#${sign.charCodeAt(0)};`);

/** The value that a directive renders without an element. */
const resolved = (value: unknown, type: PartInfo['type']): unknown => {
  const OfDirective = getDirectiveClass(value);
  if (!OfDirective) return value;
  const { values } = value as { values: readonly unknown[] };
  return resolved(new OfDirective({ type } as PartInfo).render(...values), type);
};

const isNothing = (value: unknown): boolean => value === nothing || value === noChange;

const contentOf = (value: unknown, type: PartInfo['type'] = PartType.CHILD): string => {
  const content = resolved(value, type);
  if (isTemplateResult(content, TemplateResultType.HTML)) return renderToString(content);
  if (Array.isArray(content)) return content.map((one) => contentOf(one)).join('');
  return isNothing(content) || content === null || content === undefined ? '' : escaped(content);
};

/** Boolean properties whose initial value comes from an attribute of the same name. */
const flags: readonly string[] = ['checked', 'disabled', 'selected'];

/** Converts a binding such as `?inert=` or `.textContent=` to an attribute or to the content of its element. */
const boundBy = (kind: string, name: string, given: unknown): { attribute?: string; content?: string } => {
  const value = resolved(given, PartType.PROPERTY);
  if (kind === '@' || isNothing(value)) return {};
  if (kind === '?' || (kind === '.' && flags.includes(name))) return value ? { attribute: ` ${name}` } : {};
  if (kind === '.' && name === 'textContent') return { content: contentOf(value) };
  if (kind === '.' && name !== 'value')
    throw new Error(`A template sets the property .${name}, which has no equivalent in HTML.`);
  return { attribute: ` ${name}="${escaped(value)}"` };
};

/** The end of a template string before the value of an attribute. */
const binding = /\s([.?@]?)([\w-]+)=("?)[^"]*$/;

/**
 * Renders a template to HTML as a browser first draws it, without listeners. It supports only the bindings that this
 * package's templates use and throws on others. The result of an element directive becomes the element's content.
 */
export const renderToString = ({ strings, values }: TemplateResult): string => {
  let html = '';
  /** Inserted after the end of the current tag. */
  let content = '';
  for (const [index, piece] of strings.entries()) {
    const end = content ? piece.indexOf('>') + 1 : 0;
    if (end > 0) {
      html += piece.slice(0, end) + content;
      content = '';
    }
    html += piece.slice(end);
    if (index === values.length) break;

    const value = values[index];
    const tag = html.slice(html.lastIndexOf('<'));
    const isInTag = html.includes('<') && !tag.includes('>');
    const isInQuotes = isInTag && tag.split('"').length % 2 === 0;
    const [whole, kind = '', name = ''] = (isInTag && binding.exec(html)) || [];
    if (isInQuotes) html += isNothing(value) ? '' : escaped(value);
    else if (!isInTag) html += contentOf(value);
    else if (whole === undefined) content += contentOf(value, PartType.ELEMENT);
    else {
      // In HTML, the value of a text area is its content.
      const isText = name === 'value' && tag.startsWith('<textarea');
      const bound = boundBy(kind, isText ? 'textContent' : name, value);
      html = html.slice(0, -whole.length) + (bound.attribute ?? '');
      content += bound.content ?? '';
    }
  }
  return html;
};
