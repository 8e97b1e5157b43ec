import {
  call,
  done,
  go,
  objectIn,
  occur,
  procedure,
  representatives,
  type Citation,
  type Game,
  type ObjectId,
  type Seat,
  fieldIn,
  idIn,
  effectsEnding,
} from '../../../../kernel/index.js';
import type { DamageDealt, DamagePrevented } from '../../events/9.1-damage.js';
import { lorcana } from '../../rulebook.js';
import { challengeWith, isLocation, strengthOf } from '../../state.js';
import { NO_DAMAGE } from '../07-abilities/7.8-modified-numbers.js';
import { playOf } from '../../zones/8.4-play.js';
import { bag } from '../08-zones/8.7-bag.js';
import { rulesOfChallenger } from '../10-keywords/10.3-challenger.js';
import { rulesOfRush } from '../10-keywords/10.7-rush.js';
import { challengeTargets, opposing, refuseChallenger, refuseTarget } from './4.3.6-challenge-rules.js';
import type { TurnAction } from './turn-action.js';

type Challenge = {
  readonly seat: Seat;
  readonly challenger: ObjectId;
  readonly target: ObjectId;
  /** The rule by which it ends. */
  readonly ends: readonly Citation[];
};

/**
 * 4.3.6: a participant stays in the challenge until the bag is empty after the damage, so what is banished until then,
 * by any means, is banished in a challenge. If one is removed before the damage there is none (4.3.6.22).
 */
export const challenge = procedure<Challenge>('challenge', {
  exert: (_game, { challenger }) =>
    occur({ kind: 'exerted', cites: [lorcana('4.3.6.8')], object: challenger }, 'happen'),
  happen: (game, locals) => {
    // A text may have had something else happen than that the challenger was exerted.
    if (!bothRemain(game, locals)) return cutShort('missed');
    const { seat, challenger, target } = locals;
    return occur(
      { kind: 'challenged', cites: rulesOfChallenge(game, challenger, target), seat, object: challenger, target },
      'declared',
    );
  },
  declared: () => call(bag.with({ holder: null, why: [lorcana('4.3.6.11')] }), 'damage'),
  damage: (game, locals) =>
    bothRemain(game, locals) ? occur(challengeDamage(game, locals), 'banish') : go('end', { ends: CUT_SHORT }),
  banish: () => call(bag.with({ holder: null, why: [lorcana('4.3.6.16')] }), 'end'),
  end: (game, { challenger, target, ends: cites }) =>
    occur(
      [
        { kind: 'challengeEnded', cites, objects: [challenger, target] },
        ...effectsEnding(game, 'endOfChallenge', cites),
      ],
      'done',
    ),
  // 4.3.6.9: the challenge has not happened, so no challenge ends.
  missed: (game) => occur(effectsEnding(game, 'endOfChallenge', CUT_SHORT), 'done'),
  done: () => done(),
  // Its player has left, and the challenger with them.
  stopped: (game, { challenger, target }) => cutShort(hasHappened(game, challenger, target) ? 'end' : 'missed'),
});

const ENDS = [lorcana('4.3.6.17')];
const CUT_SHORT = [lorcana('4.3.6.22')];

/** 4.3.6.22: what waits in the bag resolves first. */
const cutShort = (then: string) => call(bag.with({ holder: null, why: CUT_SHORT }), then, { ends: CUT_SHORT });

/** 4.3.6.9: the target knows while it is there. A target that is gone has most likely left during the challenge. */
const hasHappened = (game: Game, challenger: ObjectId, target: ObjectId): boolean =>
  objectIn(game, target) === undefined || challengeWith(game, target) === challenger;

const rulesOfChallenge = (game: Game, challenger: ObjectId, target: ObjectId): readonly Citation[] => [
  ...rulesOfRush(game, challenger),
  ...rulesOfChallenger(game, challenger, target),
  ...(isLocation(game, target) ? [lorcana('4.3.6.18'), lorcana('4.3.6.20')] : []),
  lorcana('4.3.6.9'),
  lorcana('4.3.6.10'),
];

export const challengeAction: TurnAction = {
  name: 'challenge',
  fields: ['challenger', 'target'],
  settles: [lorcana('4.3.6.17')],
  list: (game, seat) =>
    representatives(game, playOf(game, seat), seat).flatMap((challenger) =>
      representatives(game, challengeTargets(game, seat, challenger), seat).map((target) => ({
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
    challenge.with({ seat, challenger: idIn(answer, 'challenger'), target: idIn(answer, 'target'), ends: ENDS }),
};

const bothRemain = (game: Game, { challenger, target }: Challenge): boolean =>
  [challenger, target].every((id) => objectIn(game, id) !== undefined);

/**
 * 4.3.6.12–15: simultaneous, each as much as its strength; a sum of 0 or less is no damage (6.2.9, 7.8.2). A location
 * deals none.
 */
const challengeDamage = (game: Game, { challenger, target }: Challenge): readonly Hit[] =>
  isLocation(game, target)
    ? [hit(game, challenger, target, [lorcana('4.3.6.21')])]
    : [hit(game, challenger, target), hit(game, target, challenger)];

type Hit = DamageDealt | DamagePrevented;

const hit = (game: Game, source: ObjectId, object: ObjectId, cites: readonly Citation[] = []): Hit => {
  const amount = strengthOf(game, source);
  if (amount <= 0)
    return { kind: 'damagePrevented', cites: [...cites, ...NO_DAMAGE, lorcana('4.3.6.13')], object, source };
  return { kind: 'damageDealt', cites: [...cites, ...DAMAGE], object, amount, source, challenge: true };
};

const DAMAGE = [lorcana('4.3.6.15'), lorcana('4.3.6.13'), lorcana('4.3.6.12')];
