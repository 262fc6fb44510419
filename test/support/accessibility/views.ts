import { emulateMedia, setViewport } from '@web/test-runner-commands';
import { until } from '../elements/until.js';

type Media = Parameters<typeof emulateMedia>[0] & { colorScheme: 'light' | 'dark' };

/** As wide as a page is before a test asks otherwise. */
const usual = { width: 1280, height: 720 };

/** Has the browser look at the page so, and waits until the page knows. */
export const lookAt = async (media: Media): Promise<void> => {
  await emulateMedia(media);
  await until(() => matchMedia(`(prefers-color-scheme: ${media.colorScheme})`).matches, 'No scheme.');
};

export const resize = async (width: number, height = 800): Promise<void> => {
  await setViewport({ width, height });
  await until(() => innerWidth === width && innerHeight === height, 'No other size.');
};

/** Puts the usual look back, for the tests that share a page with these. */
export const lookAsEver = async (): Promise<void> => {
  await lookAt({ colorScheme: 'light', reducedMotion: 'no-preference', forcedColors: 'none' });
  await resize(usual.width, usual.height);
};

/** The parts of both elements that say their language; the button’s own say theirs each. */
const themedParts = () =>
  [...document.querySelectorAll('donation-widget, donation-status')].flatMap((host) => [
    ...(host.shadowRoot?.querySelectorAll<HTMLElement>('.themed') ?? []),
  ]);

/** Changes the language of the page, and waits for the words. */
export const speak = async (lang: string): Promise<void> => {
  Object.assign(document.documentElement, { lang, dir: ['ar', 'ur'].includes(lang) ? 'rtl' : 'ltr' });
  await until(() => themedParts().every((part) => part.lang === lang), `Nothing is in ${lang}.`);
};

/** How the page is looked at. Each two of width, direction and scheme meet in one of the four. */
const views = [
  { width: 320, lang: 'en-GB', scheme: 'light' },
  { width: 320, lang: 'ar', scheme: 'dark' },
  { width: 1280, lang: 'en-GB', scheme: 'dark' },
  { width: 1280, lang: 'ar', scheme: 'light' },
] as const;

/** Looks at the state that the page is in from each of the views. */
export const inEachView = async (
  look: (where: string, view: (typeof views)[number]) => Promise<void>,
): Promise<void> => {
  for (const view of views) {
    const { width, lang, scheme } = view;
    await resize(width);
    await lookAt({ colorScheme: scheme, reducedMotion: 'reduce' });
    await speak(lang);
    await look(`${width} px, ${lang}, ${scheme}`, view);
  }
};
