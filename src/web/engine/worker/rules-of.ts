import { type Rules, rulesFor } from '../../../engine/index.js';
import type { Started } from '../record/events.js';
import type { Unable } from '../record/verify.js';

/** What a recorded game was played by, as far as this page has it: the cards of the project, and the rules of today. */
export function rulesOf({ game, ruleset, cardSet, randomness }: Started): Rules | Unable {
  if (typeof randomness.serverSecret !== 'string') return 'hidden';
  const rules = rulesFor(game);
  if (rules?.ruleset !== ruleset) return 'rules';
  return rules.cardSet.hash === cardSet ? rules : 'cards';
}
