import { nothing } from 'lit';
import type { Localizer } from '../i18n/localizer.js';

/** The `lang` attribute of a text that the page has given; nothing where the form is in the same language. */
export const pageLang = ({ lang, locale }: Localizer) => (lang === locale ? nothing : locale);
