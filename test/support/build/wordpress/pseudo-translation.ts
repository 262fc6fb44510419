import { po } from 'gettext-parser';

/** The template of the translations as a translation: each sentence in brackets, and each plural form too. */
export const pseudoTranslation = (template: string, language: string): string => {
  const catalogue = po.parse(template);
  const headers = { ...catalogue.headers, Language: language, 'Plural-Forms': 'nplurals=2; plural=n != 1;' };
  for (const entry of Object.values(catalogue.translations).flatMap((entries) => Object.values(entries))) {
    const forms = [entry.msgid, ...(entry.msgid_plural === undefined ? [] : [entry.msgid_plural])];
    if (entry.msgid !== '') entry.msgstr = forms.map((form) => `⟦${form}⟧`);
  }
  return po.compile({ ...catalogue, headers }, { foldLength: 0 }).toString('utf8');
};
