import { editOf } from './edit.js';
import { kinds } from './names.js';
import { completeViewsAfterSaves } from '../views/after-save.js';
import { wp } from './wp.js';

/** WordPress knows the rest of each block from `includes/blocks.php`. The server writes its HTML. */
for (const kind of kinds) {
  wp.blocks.registerBlockType(`donation-widget/${kind}`, { edit: editOf(kind), save: () => null });
}

completeViewsAfterSaves();
