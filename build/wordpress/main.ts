import { mkdir, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { zipSync } from 'fflate';
import { pluginFiles } from './plugin-files.js';

const folder = 'donation-widget';

/** The first moment that a zip file can name. The same sources always make the same file. */
const never = new Date(1980, 0, 1);

/**
 * Writes `dist/wordpress/donation-widget.zip`.
 *
 * @param root the folder of the project, after `npm run build`
 */
export const writePlugin = async (root: string): Promise<void> => {
  const files = await pluginFiles(root);
  const named = Object.fromEntries([...files].map(([file, content]) => [`${folder}/${file}`, content]));
  const place = join(root, 'dist/wordpress');
  await mkdir(place, { recursive: true });
  await writeFile(join(place, `${folder}.zip`), zipSync(named, { level: 9, mtime: never }));
};
