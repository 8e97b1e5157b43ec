/** The engine's door: everything outside `src/engine` imports from here. */
import { lorcanaRulebook } from './games/lorcana/index.js';
import { type Rulebook } from './kernel/index.js';

export { type Citation, citationText, type Rule, type Rulebook } from './kernel/index.js';

/** The rulebooks of all games, for audits and tools. */
export const rulebooks: readonly Rulebook[] = [lorcanaRulebook];
