import { nothing } from 'lit';
import type { MessagesController } from '../i18n/messages-controller.js';

/** The language of what the page itself says, as a `lang` attribute; nothing where the form's is the same. */
export const pageLang = ({ lang, locale }: MessagesController) => (lang === locale ? nothing : locale);
