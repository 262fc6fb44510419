import type { Options } from 'minisearch';

/** One thing that a search finds: a page, a section, or a row of a table. */
export type Findable = {
  /** Its position in the order of the contents. */
  id: number;
  /** Its address below the folder of the site. */
  address: string;
  title: string;
  /** The titles of the page and section that it is in. */
  within: string;
  text: string;
  /** The start of its text. */
  excerpt: string;
};

/** The options for writing the index. Reading it needs the same ones. */
export const searchOptions: Options<Findable> = {
  fields: ['title', 'within', 'text'],
  storeFields: ['address', 'title', 'within', 'excerpt'],
};
