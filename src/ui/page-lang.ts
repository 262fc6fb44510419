import { nothing } from 'lit';
import type { Localizer } from '../languages/localizer.js';

/** The `lang` attribute for a text from the page; nothing if the form is in the same language. */
export const pageLang = ({ lang, locale }: Localizer) => (lang === locale ? nothing : locale);
