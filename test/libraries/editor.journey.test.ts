// The editor of many content management systems, with a text format that allows the elements and scripts.
import { fileURLToPath } from 'node:url';
import { build as bundle } from 'esbuild';
import { templateFor } from '../../editor/code/prerendered.js';
import { snippetsFor } from '../../editor/code/snippets.js';
import { prerender } from '../../src/prerender/prerender.js';
import { build } from '../support/editor/hard-choices.js';
import { elementsIn } from '../support/in-markdown.js';
import { expect, test } from '../support/journeys/journey.js';

const editor = `
  import tinymce from 'tinymce';
  import 'tinymce/models/dom';
  import 'tinymce/themes/silver';
  import 'tinymce/icons/default';
  import 'tinymce/skins/ui/oxide/skin.js';
  import 'tinymce/plugins/code';
  tinymce.init({
    selector: 'textarea',
    license_key: 'gpl',
    plugins: 'code',
    toolbar: 'code',
    content_css: false,
    custom_elements: 'donation-widget,donation-button',
    valid_elements: '*[*]',
    extended_valid_elements: 'donation-widget[*],donation-button[*]',
    valid_children: '+body[style|link]',
  });
`;

const fallback = 'https://charity.example/other-ways';
const texts = { 'slot-legal': 'We never share your data.', presets: '[{"amount": 25},\n {"amount": 50}]' };

for (const [name, choices] of Object.entries({
  'a link': { fields: 'name address', locale: 'de', fallback },
  texts: { ...texts, fallback },
  'the form as HTML': { ...texts, file: 'module', fallback },
  'a button': { ...texts, place: 'button', 'button-label': 'Give', fallback },
}))
  test(`Code with ${name} stays whole in the source code of TinyMCE`, async ({ page }) => {
    const [block] = snippetsFor(choices, build, templateFor(choices, prerender));
    const code = block?.code ?? '';
    const resolveDir = fileURLToPath(new URL('.', import.meta.url));
    const { outputFiles } = await bundle({
      bundle: true,
      write: false,
      format: 'iife',
      stdin: { contents: editor, resolveDir },
    });
    await page.setContent('<!doctype html><title>Page</title><textarea aria-label="Text"></textarea>');
    await page.addScriptTag({ content: outputFiles[0]?.text ?? '' });
    await page.getByRole('button', { name: 'Source code' }).click();
    await page.getByRole('dialog').getByRole('textbox').fill(code);
    await page.getByRole('button', { name: 'Save' }).click();
    const saved = await page.evaluate(() =>
      (
        globalThis as unknown as { tinymce: { activeEditor: { getContent(): string } } }
      ).tinymce.activeEditor.getContent(),
    );
    expect(elementsIn(saved)).toEqual(elementsIn(code));
  });
