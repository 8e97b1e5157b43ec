import {
  call,
  done,
  go,
  objectIn,
  occur,
  procedure,
  representatives,
  type Game,
  type GameEvent,
  type ObjectId,
  type Seat,
} from '../../../../kernel/index.js';
import { lorcana } from '../../rulebook.js';
import { challengeWith, isLocation, playOf, strengthOf } from '../../state.js';
import { bag } from '../08-zones/8.7-bag.js';
import { challengeTargets, opposing, refuseChallenger, refuseTarget } from './4.3.6-challenge-rules.js';
import { effectsEnding } from './4.4-end-of-turn.js';
import { fieldIn, idIn, type TurnAction } from './turn-action.js';

type Challenge = { readonly seat: Seat; readonly challenger: ObjectId; readonly target: ObjectId };

/**
 * 4.3.6: a participant stays in the challenge until the bag is empty after the damage, so what is banished until then,
 * by any means, is banished in a challenge. If one is removed before the damage there is none (4.3.6.22).
 */
export const challenge = procedure<Challenge>('challenge', {
  exert: (_game, { challenger }) =>
    occur({ kind: 'exerted', cites: [lorcana('4.3.6.8')], object: challenger }, 'happen'),
  happen: (_game, { seat, challenger, target }) =>
    occur(
      { kind: 'challenged', cites: [lorcana('4.3.6.9'), lorcana('4.3.6.10')], seat, object: challenger, target },
      'declared',
    ),
  declared: () => call(bag.with({ holder: null }), 'damage'),
  damage: (game, locals) => (bothRemain(game, locals) ? occur(challengeDamage(game, locals), 'banish') : go('end')),
  banish: () => call(bag.with({ holder: null }), 'end'),
  end: (game, { challenger, target }) =>
    occur(
      [
        { kind: 'challengeEnded', cites: [lorcana('4.3.6.17')], objects: [challenger, target] },
        ...effectsEnding(game, 'endOfChallenge', [lorcana('4.3.6.17')]),
      ],
      'done',
    ),
  done: () => done(),
});

export const challengeAction: TurnAction = {
  name: 'challenge',
  fields: ['challenger', 'target'],
  list: (game, seat) =>
    representatives(game, playOf(game, seat)).flatMap((challenger) =>
      representatives(game, challengeTargets(game, seat, challenger)).map((target) => ({
        action: 'challenge',
        challenger,
        target,
      })),
    ),
  refuse: (game, seat, answer) => {
    const yours = [lorcana('4.3.6.5')];
    const challenger = fieldIn(answer, 'challenger', playOf(game, seat), yours, 'a character of yours in play');
    if (typeof challenger !== 'string') return challenger;
    const theirs = [lorcana('4.3.6.6'), lorcana('4.3.6.19')];
    const what = 'a character or location of an opponent in play';
    const target = fieldIn(answer, 'target', opposing(game, seat), theirs, what);
    if (typeof target !== 'string') return target;
    return refuseChallenger(game, challenger) ?? refuseTarget(game, seat, challenger, target);
  },
  call: (seat, answer) =>
    challenge.with({ seat, challenger: idIn(answer, 'challenger'), target: idIn(answer, 'target') }),
};

const bothRemain = (game: Game, { challenger, target }: Challenge): boolean =>
  objectIn(game, challenger) !== undefined &&
  challengeWith(game, challenger) === target &&
  objectIn(game, target) !== undefined;

/** 4.3.6.12–15: simultaneous, each as much as its strength (at least 0); a location deals none (4.3.6.21). */
const challengeDamage = (game: Game, { challenger, target }: Challenge): readonly GameEvent[] => {
  const hit = (source: ObjectId, object: ObjectId): GameEvent => ({
    kind: 'damageDealt',
    cites: [lorcana('4.3.6.15'), lorcana('4.3.6.12')],
    object,
    amount: Math.max(0, strengthOf(game, source)),
    source,
    challenge: true,
  });
  return isLocation(game, target) ? [hit(challenger, target)] : [hit(challenger, target), hit(target, challenger)];
};
