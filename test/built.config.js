// Tests of the elements once more, against the scripts that pages load: what a build changes shows here.
import { configFor } from './against-build.js';

export default configFor('module');
