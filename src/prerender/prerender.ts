import { firstViewOf, viewStyles, type PrerenderAttributes } from './first-view.js';
import { returnScript } from './return-script.js';

export type { PrerenderAttributes };

/**
 * Renders the form as HTML that the browser shows before any script has run. Put the `<template>` that it returns
 * into a `<donation-widget>` with the same attributes, before any other content. When the script loads, it keeps
 * typed texts and the chosen amount, interval and currency. A press of the button before that sends nothing. Returns
 * an empty string if the attributes aren’t valid or have `variants`, and gives the reason on the console.
 *
 * @param attributes the attributes of the element that you put it into
 * @param options.locale the language of the page (BCP 47). A `locale` in `attributes` takes precedence.
 */
export const prerender = (
  attributes: PrerenderAttributes,
  { locale = 'en' }: { locale?: string } = {},
): string => {
  const view = firstViewOf(attributes, locale);
  if (!view) return '';
  const ofQuestions = view.questions.map(({ name }) => viewStyles.questions.get(name) ?? '').join('');
  const style = viewStyles.start + ofQuestions + viewStyles.end;
  // Cloudflare’s Rocket Loader leaves a script with this attribute alone. A CMS that drops the tags of scripts must not
  // show their text.
  const script = `<span hidden><script data-cfasync="false">${returnScript}</script></span>`;
  return `<template shadowrootmode="open"><style>${style}</style>${view.html}${script}</template>`;
};
