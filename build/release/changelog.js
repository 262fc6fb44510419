import { Refusal } from './refusal.js';

const unreleased = 'Unreleased';

const dayOf = (date) =>
  date.toLocaleDateString('en-GB', { day: 'numeric', month: 'long', year: 'numeric', timeZone: 'UTC' });

/** The text of each section, by its heading. */
const sectionsOf = (changelog) => {
  const [, ...sections] = changelog.split(/^## /m);
  return new Map(
    sections.map((section) => {
      const [heading = '', ...lines] = section.split('\n');
      return [heading.trim(), lines.join('\n').trim()];
    }),
  );
};

/**
 * The changelog with the changes under the version's heading, and its date. They can already be under that heading,
 * as in the first version.
 *
 * @param {string} changelog
 * @param {string} version
 * @param {Date} date
 * @returns {string}
 */
export const releasedChangelog = (changelog, version, date) => {
  const sections = sectionsOf(changelog);
  const headings = [unreleased, version].filter((one) => sections.has(one));
  if (headings.length > 1)
    throw new Refusal(
      `CHANGELOG.md has changes under “${unreleased}” and under “${version}”. Join them first.`,
    );
  const [heading] = headings;
  if (heading === undefined || sections.get(heading) === '')
    throw new Refusal(`CHANGELOG.md has no changes for ${version}. List them under “## ${unreleased}”.`);
  return changelog.replace(
    new RegExp(`^## ${heading.replaceAll('.', '\\.')}\\s*$`, 'm'),
    () => `## ${version}\n\nReleased on ${dayOf(date)}.\n`,
  );
};
