/** The other door of matches, for what tasks carry out: it loads no framework. */
export { citedRules } from './cited-rules.js';
