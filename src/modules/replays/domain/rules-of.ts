import { type Rules, rulesFor } from '../../../engine/index.js';
import type { GameStarted } from '../../matches/index.js';

/** The rules or cards that a game was played with are not in this build. */
export class RulesUnavailable extends Error {
  readonly code = 'replay.rules-unavailable';
  constructor(readonly ruleset: string) {
    super(`This build cannot carry out ${ruleset} with the cards that the game was played with.`);
  }
}

/** The rules that a recorded game pins: another ruleset or card set would tell another game. */
export function rulesOf({ game, ruleset, cardSet }: GameStarted): Rules {
  const rules = rulesFor(game);
  if (rules?.ruleset !== ruleset || rules.cardSet.hash !== cardSet) throw new RulesUnavailable(ruleset);
  return rules;
}
