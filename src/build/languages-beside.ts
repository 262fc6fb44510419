import type { LoadMessages } from '../i18n/language-loaders.js';
import type { Messages } from '../i18n/en.js';
import { chunkFile } from './chunk-name.js';

// Known only while the script runs for the first time; empty where a page has pasted the script into itself.
const script = document.currentScript;
const address = script instanceof HTMLScriptElement ? script.src : '';

const beside = (language: string) => async (): Promise<Messages> => {
  const file = new URL(chunkFile(language), address);
  const loaded = (await import(/* @vite-ignore */ file.href)) as Record<string, Messages>;
  const messages = loaded[language];
  if (!messages) throw new Error(`${file.href} has no messages.`);
  return messages;
};

/**
 * The languages for the classic script, which can't have parts of its own: each is the module's file, in the folder
 * that the script came from.
 */
export const languageLoaders: Record<string, LoadMessages> = Object.fromEntries(
  ['ar', 'cy', 'de', 'es', 'fr', 'it', 'nl', 'pl', 'pt', 'tr', 'ur'].map((language) => [
    language,
    beside(language),
  ]),
);
