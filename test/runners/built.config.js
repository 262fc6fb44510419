// Runs element tests again, against the scripts that pages load. They find whatever the build breaks.
import { configFor } from './against-build.js';

export default configFor('module');
