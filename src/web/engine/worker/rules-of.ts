import { type Rules, rulesFor, rulesOfStored, toEnd } from '../../../engine/index.js';
import type { Started } from '../record/events.js';
import type { Unable } from '../record/verify.js';
import type { CardsById } from './calls.js';

/**
 * What a recorded game was played by: the rules of this page, with its own cards or with those that are got of that
 * hash.
 */
export async function rulesOf(
  { game, ruleset, cardSet, randomness }: Started,
  get: (game: string, cardSet: string) => Promise<CardsById | null>,
): Promise<Rules | Unable> {
  if (typeof randomness.serverSecret !== 'string') return 'hidden';
  const own = rulesFor(game);
  if (own?.ruleset !== ruleset) return 'rules';
  if (own.cardSet.hash === cardSet) return own;
  const cards = await get(game, cardSet);
  const rules = toEnd(rulesOfStored(game, Object.values(cards ?? {})));
  return rules?.cardSet.hash === cardSet ? rules : 'cards';
}
