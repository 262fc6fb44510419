import { DraftController } from '../../src/controllers/draft-controller.js';
import type { Settings } from '../../src/donation/settings.js';
import { hostOn } from './host.js';

/** A draft under these settings, which a test may change, and how often it told that the gift has changed. */
export const draftOn = (settings: Settings | null, locale = 'en-GB') => {
  const around = { settings };
  const changes = { count: 0 };
  const draft = new DraftController(hostOn(), {
    settings: () => around.settings,
    locale: () => locale,
    giftChanged: () => {
      changes.count += 1;
    },
  });
  if (settings) draft.configure(settings);
  return { draft, around, changes };
};
