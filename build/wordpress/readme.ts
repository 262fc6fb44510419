/** The part of the changelog about WordPress, as a list in the form of WordPress.org. */
const changesIn = (section: string): string | undefined => {
  const heading = 'WordPress\n';
  const part = section.split(/^### /m).find((one) => one.startsWith(heading));
  return part?.slice(heading.length).trim().replaceAll(/^- /gm, '* ');
};

/** The changes of each version, the newest first. Versions without changes for WordPress are left out. */
const changesOf = (changelog: string): string =>
  changelog
    .split(/^## (?=\d)/m)
    .slice(1)
    .flatMap((section) => {
      const [version = ''] = section.split('\n', 1);
      const changes = changesIn(section);
      return changes === undefined ? [] : [`= ${version.trim()} =\n\n${changes}\n`];
    })
    .join('\n');

/** The readme for WordPress.org, with the version and the changes, which the repository has in other files. */
export const readmeFile = (readme: string, version: string, changelog: string): string =>
  readme
    .replace(/^(Stable tag: )development$/m, (_line, start: string) => start + version)
    .replace(/^== Changelog ==\n/m, (heading) => `${heading}\n${changesOf(changelog)}`);
