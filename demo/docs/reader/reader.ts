import { addCopyButtons } from './copy-buttons.js';
import { startSearch } from './search-form.js';

addCopyButtons();
startSearch();
