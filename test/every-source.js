// Run by coverage.config.js alone, which makes the module.
import 'every-source';
