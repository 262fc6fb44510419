// Only coverage.config.js runs this, because it makes the module.
import 'every-source';
