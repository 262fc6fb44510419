// Like `built.config.js`, but with the classic script.
import { configFor } from './against-build.js';

export default configFor('classic');
