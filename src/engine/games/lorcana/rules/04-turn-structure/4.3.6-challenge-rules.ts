import {
  factsOf,
  hasFlag,
  isProhibited,
  objectOf,
  reject,
  type Game,
  type ObjectId,
  type Rejection,
  type Seat,
} from '../../../../kernel/index.js';
import type { Challenged } from '../../events/4.3-turn-actions.js';
import { lorcana } from '../../rulebook.js';
import { isCharacter, isExerted, isLocation, opponentsOf } from '../../state.js';
import { playOf } from '../../zones/8.4-play.js';
import { refuseBeforeBodyguard } from '../10-keywords/10.2-bodyguard.js';
import { refuseEvaded } from '../10-keywords/10.4-evasive.js';
import { refuseDryingChallenger } from '../10-keywords/10.7-rush.js';

/** 4.3.6.5: why this character cannot challenge at all now, or null. */
export const refuseChallenger = (game: Game, character: ObjectId): Rejection | null => {
  const details = { challenger: character };
  if (!isCharacter(game, character)) {
    const cites = [lorcana('4.3.6.1'), lorcana('6.1.3')];
    return reject('challenge.not-a-character', cites, 'Only characters can challenge.', details);
  }
  if (isExerted(game, character)) {
    return reject('character.exerted', [lorcana('4.3.6.5'), lorcana('5.1.2')], 'The character is exerted.', details);
  }
  const drying = refuseDryingChallenger(game, character);
  if (drying !== null) return drying;
  if (hasFlag(factsOf(game, character), 'cannotChallenge')) {
    return reject(
      'challenge.prohibited',
      [lorcana('4.3.6.7')],
      'An effect keeps the character from challenging.',
      details,
    );
  }
  return null;
};

/** 4.3.6.6–7, 4.3.6.19: why this character may not challenge this target, or null. */
export const refuseTarget = (game: Game, seat: Seat, challenger: ObjectId, target: ObjectId): Rejection | null => {
  const own = refuseAlone(game, challenger, target);
  if (own !== null || isLocation(game, target)) return own;
  const defender = opponentsOf(game, seat).find((other) => playOf(game, other).includes(target));
  if (defender === undefined) return null;
  return refuseBeforeBodyguard(game, defender, target, (id) => refuseAlone(game, challenger, id) === null);
};

/** Everything that this character may challenge, opponents in turn order and their cards in the order of play. */
export const challengeTargets = (game: Game, seat: Seat, challenger: ObjectId): readonly ObjectId[] =>
  refuseChallenger(game, challenger) === null
    ? opposing(game, seat).filter((target) => refuseTarget(game, seat, challenger, target) === null)
    : [];

export const opposing = (game: Game, seat: Seat): readonly ObjectId[] =>
  opponentsOf(game, seat).flatMap((other) => playOf(game, other));

/** The restrictions that do not look at other characters; a location may be challenged ready (4.3.6.19). */
const refuseAlone = (game: Game, challenger: ObjectId, target: ObjectId): Rejection | null => {
  if (isLocation(game, target)) return refuseProhibited(game, challenger, target);
  const details = { challenger, target };
  if (!isCharacter(game, target)) {
    const cites = [lorcana('4.3.6.6')];
    return reject('challenge.not-a-target', cites, 'Characters and locations can be challenged.', details);
  }
  if (!isExerted(game, target) && !hasFlag(factsOf(game, challenger), 'canChallengeReady')) {
    return reject('challenge.target-ready', [lorcana('4.3.6.6')], 'A ready character cannot be challenged.', details);
  }
  return refuseEvaded(game, challenger, target) ?? refuseProhibited(game, challenger, target);
};

/** 4.3.6.7: what may not be challenged at all, or not by this character. */
const refuseProhibited = (game: Game, challenger: ObjectId, target: ObjectId): Rejection | null => {
  const seat = objectOf(game, challenger).controller;
  const event: Challenged = { kind: 'challenged', cites: [], seat, object: challenger, target };
  if (!hasFlag(factsOf(game, target), 'cannotBeChallenged') && !isProhibited(game, event)) return null;
  return reject('challenge.prohibited', [lorcana('4.3.6.7')], 'An effect keeps it from being challenged.', {
    challenger,
    target,
  });
};
