// As `built.config.js`, with the classic script.
import { builtPlugin } from './built.js';
import config from './built.config.js';

export default { ...config, plugins: [builtPlugin('classic'), ...config.plugins] };
