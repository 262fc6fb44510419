import { addCopyButtons } from './copy-buttons.js';
import { showContents } from './contents-column.js';
import { startSearch } from './search-form.js';

addCopyButtons();
startSearch();
showContents();
