import { factsOf, hasKeyword, type Game, type ObjectId, type Seat } from '../../../../kernel/index.js';
import { isCharacter, isExerted, playOf } from '../../state.js';
import { challengeTargets } from '../04-turn-structure/4.3.6-challenge-rules.js';

/** 10.5.3: a ready character with Reckless that can challenge something; as long as there is one the turn goes on. */
export const recklessMustChallenge = (game: Game, seat: Seat): ObjectId | null =>
  playOf(game, seat).find(
    (id) =>
      hasKeyword(factsOf(game, id), 'reckless') &&
      isCharacter(game, id) &&
      !isExerted(game, id) &&
      challengeTargets(game, seat, id).length > 0,
  ) ?? null;
