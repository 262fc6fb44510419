import { capability, request } from './access.js';
import {
  comparison,
  directory,
  directSql,
  dynamicCode,
  foreignFile,
  guard,
  remoteCall,
  storage,
  tags,
  phpVersion,
  prefix,
  translation,
} from './rules.js';
import { escaping, inlineScript } from './escaping.js';
import { pluginOf, type Rule } from './plugin.js';
import { parsePhp, type PhpFile } from './tree.js';

/** The rules for the PHP files of the plugin: WordPress's standards for security, names and translations. */
export const rules = {
  guard,
  tags,
  escaping,
  inlineScript,
  request,
  capability,
  prefix,
  translation,
  dynamicCode,
  remoteCall,
  foreignFile,
  directSql,
  storage,
  comparison,
  phpVersion,
  directory,
} satisfies Record<string, Rule>;

export type RuleName = keyof typeof rules;

type Finding = { rule: RuleName; path: string; line: number; message: string };

const parsed = ([path, code]: readonly [string, string]): PhpFile | Finding => {
  try {
    return parsePhp(path, code);
  } catch (error) {
    const { message, lineNumber = 1 } = error as Error & { lineNumber?: number };
    return { rule: 'phpVersion', path, line: lineNumber, message };
  }
};

/** Checks the PHP files of a plugin: their code by their path. */
export const check = (sources: ReadonlyMap<string, string>): Finding[] => {
  const results = [...sources].map(parsed);
  const files = results.filter((one) => 'tree' in one);
  const plugin = pluginOf(files);
  return [
    ...results.filter((one) => 'rule' in one),
    ...files.flatMap((file) =>
      Object.entries(rules).flatMap(([rule, find]) =>
        find(file, plugin).map((found) => ({ rule: rule as RuleName, path: file.path, ...found })),
      ),
    ),
  ];
};
