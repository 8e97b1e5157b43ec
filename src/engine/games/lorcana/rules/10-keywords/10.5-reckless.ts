import {
  factsOf,
  hasKeyword,
  reject,
  type Citation,
  type Game,
  type ObjectId,
  type Rejection,
  type Seat,
} from '../../../../kernel/index.js';
import { lorcana } from '../../rulebook.js';
import { isCharacter, isExerted } from '../../state.js';
import { challengeTargets } from '../04-turn-structure/4.3.6-challenge-rules.js';
import { playOf } from '../../zones/8.4-play.js';

const isReckless = (game: Game, id: ObjectId): boolean => hasKeyword(factsOf(game, id), 'reckless');

/** 10.5.2 */
export const refuseRecklessQuest = (game: Game, character: ObjectId): Rejection | null =>
  isReckless(game, character)
    ? reject('quest.reckless', [lorcana('10.5.2'), lorcana('4.3.5.6')], 'A character with Reckless cannot quest.', {
        character,
      })
    : null;

/** 10.5.3: the turn cannot end while a ready character with Reckless can challenge. */
export const refuseEndWhileReckless = (game: Game, seat: Seat): Rejection | null => {
  const character = recklessMustChallenge(game, seat);
  if (character === null) return null;
  return reject(
    'turn.reckless-must-challenge',
    [lorcana('10.5.3'), lorcana('4.4.1')],
    'A ready character with Reckless can still challenge.',
    { character },
  );
};

const recklessMustChallenge = (game: Game, seat: Seat): ObjectId | null =>
  playOf(game, seat).find(
    (id) =>
      isReckless(game, id) &&
      isCharacter(game, id) &&
      !isExerted(game, id) &&
      challengeTargets(game, seat, id).length > 0,
  ) ?? null;

/** 10.5.5: what keeps a Reckless character from questing does not keep it from being exerted to pay. */
export const rulesOfRecklessPayment = (game: Game, id: ObjectId): readonly Citation[] =>
  isReckless(game, id) ? [lorcana('10.5.5')] : [];
