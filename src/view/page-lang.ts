import { nothing } from 'lit';
import type { MessagesController } from '../i18n/messages-controller.js';

/** The `lang` attribute of a text that the page has given; nothing where the form is in the same language. */
export const pageLang = ({ lang, locale }: MessagesController) => (lang === locale ? nothing : locale);
