import { wordsOf } from '../../src/questions/attributes.js';
import { attribute, type Group } from './control.js';
import { intervalLabel } from './labels.js';
import { versions } from './row-formats.js';

/** Two versions of the form, of which each donor sees one. */
export const compare: Group = {
  title: 'Compare two versions',
  controls: [
    attribute('variants', {
      kind: 'rows',
      format: versions,
      label: 'Versions to compare',
      help: 'Each donor sees one of them, by chance. Version 1 is your form as it is. In version 2, fill in what should differ, and leave the rest blank. For a fair test, change one thing only, and decide first how many gifts you wait for.',
      one: 'Version',
      add: 'Add a version',
      start: {
        label: 'Compare two versions',
        // The first one is the form as it is.
        rows: () => [{ name: 'a' }, { name: 'b' }],
        next: { row: 1, field: 'heading' },
        undo: 'Stop comparing',
        undone: 'Versions removed',
      },
      fields: [
        { name: 'name', label: 'Name', isNeeded: true, example: 'b' },
        { name: 'heading', label: 'Heading', wordedExample: 'Help us clean the river' },
        { name: 'amounts', label: 'Suggested amounts', example: '20 40 80' },
        { name: 'default-amount', label: 'Preselected amount', example: '40' },
        {
          name: 'default-interval',
          label: 'Preselected frequency',
          options: (translator, read) => [
            { value: '', label: translator.say('As in your form') },
            ...wordsOf(read('intervals')).map((word) => ({
              value: word,
              label: intervalLabel(word, translator),
            })),
          ],
        },
        { name: 'weight', label: 'Share', isFolded: true, example: '1' },
        { name: 'intervals', label: 'How often', isFolded: true, example: 'month once' },
        {
          name: 'layout',
          label: 'Columns',
          isFolded: true,
          options: ({ say }) => [
            { value: '', label: say('As in your form') },
            { value: 'narrow', label: say('One column') },
            { value: 'wide', label: say('Two columns') },
          ],
        },
        {
          name: 'no-custom-amount',
          label: 'Suggested amounts only',
          isFolded: true,
          options: ({ say }) => [
            { value: '', label: say('As in your form') },
            { value: 'true', label: say('Yes') },
            { value: 'false', label: say('No') },
          ],
        },
        { name: 'presets', label: 'Amounts with impact lines', isFolded: true, example: '[{"amount": 15}]' },
        {
          name: 'impacts',
          label: 'Impact of any amount',
          isFolded: true,
          example: '[{"every": 3, "other": "plants {count} reeds"}]',
        },
      ],
    }),
  ],
};
