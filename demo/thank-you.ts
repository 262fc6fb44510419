import { returnFromStatusPage } from './configurator/memory.js';

// Someone who has paid in the preview of the configurator sees the status there, in her own words. A status on this page
// would count as the one that she has seen, so its script isn’t loaded.
const address = returnFromStatusPage();
if (address === undefined) await Promise.all([import('../src/index.js'), import('./status-examples.js')]);
else location.replace(address);
