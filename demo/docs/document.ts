import MarkdownIt, { type Token } from 'markdown-it';

/** The id that repository hosts give a heading, before they add a number. */
const slugOf = (text: string): string =>
  text
    .toLowerCase()
    .replace(/[^\p{L}\p{M}\p{N}\p{Pc}\- ]/gu, '')
    .replaceAll(' ', '-');

/** Gives each text an id that no other text on the page has. The second `start` becomes `start-1`. */
const uniqueSlugs = () => {
  const taken = new Set<string>();
  return (text: string): string => {
    const slug = slugOf(text);
    let id = slug;
    for (let number = 1; taken.has(id); number += 1) id = `${slug}-${number}`;
    taken.add(id);
    return id;
  };
};

type Heading = { level: number; id: string; text: string };

/** A table row that starts with a name in code, such as an attribute. You can link to it and search for it. */
type Row = { id: string; name: string; text: string };

/** A heading with the text below it, up to the next heading, and the rows of its tables. */
type Section = Heading & { content: string; rows: readonly Row[] };

export type Document = {
  /** Its path in the repository. */
  file: string;
  markdown: string;
  tokens: Token[];
  title: string;
  /** The first paragraph, with code between backticks. */
  summary: string;
  sections: readonly Section[];
};

const parser = new MarkdownIt({ html: true });

/** The value of a token's attribute; empty if the token doesn't have it. */
export const attributeOf = (token: Token | undefined, name: string): string =>
  String(token?.attrGet(name) ?? '');

/** The text of a token, without any markup. */
export const textOf = ({ type, content, children }: Token): string => {
  if (children) return children.map(textOf).join('');
  if (type === 'softbreak' || type === 'hardbreak') return ' ';
  if (type === 'html_block' || type === 'html_inline') {
    return content.replace(/<!--[^]*?-->|<[^>]*>/g, ' ');
  }
  return content;
};

/** The text of a line with its code still between backticks. */
export const lineOf = ({ children }: Token): string =>
  (children ?? [])
    .map((token) => (token.type === 'code_inline' ? `\`${token.content}\`` : textOf(token)))
    .join('');

/** The contents of the cells in the table row that starts at `place`. */
const cellsFrom = (tokens: readonly Token[], place: number): Token[] => {
  const end = tokens.findIndex(({ type }, at) => at > place && type === 'tr_close');
  return tokens.slice(place, end).filter(({ type }) => type === 'inline');
};

type Draft = Heading & { texts: string[]; rows: Row[] };

/** Gives headings and rows their ids, and collects the sections. */
const sectionsOf = (tokens: readonly Token[]): Draft[] => {
  const uniqueHeading = uniqueSlugs();
  const headings = new Map(
    tokens.flatMap((token, place) => {
      const inline = tokens[place + 1];
      return token.type === 'heading_open' && inline
        ? [[token, { text: textOf(inline), id: uniqueHeading(textOf(inline)) }] as const]
        : [];
    }),
  );
  const sections: Draft[] = [];
  const read = new Set<Token>();
  for (const [place, token] of tokens.entries()) {
    const heading = headings.get(token);
    const section = sections.at(-1);
    if (heading) {
      token.attrSet('id', heading.id);
      sections.push({ level: Number(token.tag.slice(1)), ...heading, texts: [], rows: [] });
    } else if (token.type === 'tr_open' && section) {
      const cells = cellsFrom(tokens, place);
      const name = cells[0]?.children?.[0];
      if (name?.type !== 'code_inline') continue;
      // All headings already have their ids, so a row can't take the id of a heading.
      const id = uniqueHeading(`${section.id}-${name.content}`);
      token.attrSet('id', id);
      for (const cell of cells) read.add(cell);
      section.rows.push({
        id,
        name: name.content,
        text: cells.slice(1).map(textOf).filter(Boolean).join(' · '),
      });
    } else if (section && ['inline', 'fence', 'code_block', 'html_block'].includes(token.type)) {
      const isOfHeading = tokens[place - 1]?.type === 'heading_open';
      if (!isOfHeading && !read.has(token)) section.texts.push(textOf(token));
    }
  }
  return sections;
};

/** Reads a Markdown file of the repository. */
export const readDocument = (file: string, markdown: string): Document => {
  const tokens = parser.parse(markdown, {});
  const sections = sectionsOf(tokens).map(({ texts, ...section }) => ({
    ...section,
    content: texts.join(' ').replace(/\s+/g, ' ').trim(),
  }));
  const paragraph = tokens.findIndex(({ type, level }) => type === 'paragraph_open' && level === 0);
  const first = paragraph < 0 ? undefined : tokens[paragraph + 1];
  return {
    file,
    markdown,
    tokens,
    title: sections.find(({ level }) => level === 1)?.text ?? file,
    summary: first ? lineOf(first) : '',
    sections,
  };
};

/** The addresses of all links and pictures in a document, exactly as written. */
export const linksOf = ({ tokens }: Pick<Document, 'tokens'>): string[] =>
  tokens.flatMap((token) => {
    if (token.children) return linksOf({ tokens: token.children });
    if (token.type === 'link_open') return attributeOf(token, 'href');
    if (token.type === 'image') return attributeOf(token, 'src');
    const isHtml = token.type === 'html_block' || token.type === 'html_inline';
    if (!isHtml) return [];
    return [...token.content.matchAll(/\s(?:href|src)="([^"]+)"/g)].map(([, address = '']) => address);
  });
