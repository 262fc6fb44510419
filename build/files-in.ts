import { readdir } from 'node:fs/promises';
import { join, relative, sep } from 'node:path';

/** The paths of all files in a folder and in the folders inside it, relative to it and with slashes. */
export const filesIn = async (folder: string): Promise<string[]> => {
  const entries = await readdir(folder, { recursive: true, withFileTypes: true });
  return entries
    .filter((entry) => entry.isFile())
    .map((entry) => relative(folder, join(entry.parentPath, entry.name)).split(sep).join('/'));
};
