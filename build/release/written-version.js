/** The names that contain a version: those of the folder of scripts, of the npm package and of its tarball. */
const namesWith = (version) =>
  new RegExp(`\\bdonation-widget([@-])${version.replaceAll('.', '\\.')}(?![\\d-]|\\.\\d)`, 'g');

/** @param {string} markdown @param {string} from @param {string} to */
export const withVersionInNames = (markdown, from, to) =>
  markdown.replace(namesWith(from), (_name, sign) => `donation-widget${sign}${to}`);

/** The source that tells a page which version it runs. */
export const sourceFile = 'src/version.ts';

/** @param {string} source @param {string} from @param {string} to */
export const withVersionInSource = (source, from, to) => source.replace(`'${from}'`, `'${to}'`);
