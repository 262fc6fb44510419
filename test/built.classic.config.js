// As `built.config.js`, with the classic script.
import { configFor } from './against-build.js';

export default configFor('classic');
