/** The Lorcana package's door. */
export { lorcana, lorcanaRulebook } from './rulebook.js';
