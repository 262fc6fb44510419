import { addCopyButtons } from './copy-buttons.js';
import { showCurrentPage } from './contents-column.js';
import { startSearch } from './search-form.js';

addCopyButtons();
startSearch();
showCurrentPage();
