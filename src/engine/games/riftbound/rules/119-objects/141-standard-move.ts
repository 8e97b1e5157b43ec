import {
  ask,
  done,
  factsOf,
  hasFlag,
  idIn,
  isProhibited,
  occur,
  optionsOf,
  presentIds,
  procedure,
  reject,
  textsOf,
  type Action,
  type Citation,
  type DecisionKind,
  type Game,
  type GameEvent,
  type Json,
  type ObjectId,
  type Rejection,
  type Seat,
} from '../../../../kernel/index.js';
import { rift } from '../../rulebook.js';
import { battlefieldAt, battlefieldsOf, boardOfSeat, isExhausted, isUnit } from '../../state.js';
import { REFUSED_FOR } from '../395-actions/398.1-discretionary.js';
import { EXHAUSTED_AS_COST } from '../395-actions/401-exhausting.js';
import { CROWDED, mayComeTo, moving, type Location } from '../433-combat/419-destinations.js';
import { GANKING, hasGanking } from '../716-keywords/726-ganking.js';

type Move = { readonly seat: Seat; readonly to: Location; readonly units: readonly ObjectId[] };

/**
 * 141: units of the turn player move to one destination as one action (141.3.a), from wherever they are (141.3.b);
 * exhausting them is its cost (141.2, 407.3.a). Players cannot respond to it, and nothing goes on the chain (420.3).
 */
export const standardMove = procedure<Move>('standard-move', {
  which: (game, { seat, to }) => {
    // With a player who has left, what let units move there may be gone (652.1).
    if (movable(game, seat, to).length === 0) return done();
    const cites = [rift('141.3'), rift('141.3.a'), rift('141.3.b'), rift('164.6')];
    return ask({ seat, kind: 'movingUnits', params: { to }, cites }, 'pay');
  },
  pay: (_game, _locals, result) => {
    const units = textsOf(result);
    const cites = [rift('141.2'), rift('141.3.c'), rift('407.3.a')];
    return occur(
      units.map((object): GameEvent => ({ kind: 'exhausted', cites, object })),
      'move',
      { units },
    );
  },
  move: (game, { seat, units: chosen, to }) => {
    // A text may have had something else happen than that a unit was exhausted.
    const units = presentIds(game, chosen);
    const cites = [rift('407.3.b'), ...routesOf(game, units, to)];
    return occur(moving(game, { objects: units, to, cause: seat, cites }), 'end');
  },
  end: () => done(),
  stopped: () => done(),
});

/** Where they come from and go to. */
const routesOf = (game: Game, units: readonly ObjectId[], to: Location): readonly Citation[] => {
  if (to === null) return [rift('141.4.b')];
  const origins = units.map((id) => battlefieldAt(game, id));
  return [
    ...(origins.includes(null) ? [rift('141.4.a')] : []),
    ...(origins.some((origin) => origin !== null) ? [rift('141.4.c'), ...GANKING] : []),
  ];
};

/**
 * What moves there: ready units (141.2, 401.4), to a base from battlefields (141.4.b), to a battlefield from the base
 * (141.4.a), or with Ganking from any other (141.4.c); to no battlefield with units of two other players (423.2).
 */
const movable = (game: Game, seat: Seat, to: Location): readonly ObjectId[] =>
  to !== null && !mayComeTo(game, seat, to)
    ? []
    : boardOfSeat(game, seat).filter((id) => {
        const at = battlefieldAt(game, id);
        if (!isUnit(game, id) || isExhausted(game, id) || at === to) return false;
        if (at !== null && to !== null && !hasGanking(game, id) && !isReached(game, to)) return false;
        return !isProhibited(game, { kind: 'moved', cites: [], object: id, to, cause: seat });
      });

/** 002: a text lets units move to the battlefield from anywhere. */
const isReached = (game: Game, to: ObjectId): boolean => hasFlag(factsOf(game, to), 'reachedFromAnywhere');

/** 141.3: as many of them as the player likes, but one at least. */
export const movingUnitsDecision: DecisionKind<{ readonly to: Location }> = {
  kind: 'movingUnits',
  prompt: 'Which of your units move there?',
  stepAfterLeaving: 'which',
  space: (game, { to }, { seat }) => {
    const units = movable(game, seat, to);
    return { kind: 'some', options: optionsOf(game, units, seat), min: 1, max: units.length };
  },
};

const BASE = 'base';
const locationIn = (answer: Json): Location => (answer === BASE ? null : typeof answer === 'string' ? answer : '');

const destinations = (game: Game): readonly Location[] => [...battlefieldsOf(game), null];

/**
 * 141.1: in one's own action phase, while nothing is on the chain and no showdown is under way: among the actions of
 * that moment alone.
 */
export const moveAction: Action = {
  name: 'move',
  fields: ['to'],
  list: (game, seat) =>
    destinations(game)
      .filter((to) => movable(game, seat, to).length > 0)
      .map((to) => ({ action: 'move', to: to ?? BASE })),
  refuse: (game, seat, answer) => {
    const to = locationIn(answer['to'] ?? null);
    if (!destinations(game).includes(to))
      return reject('answer.unknown-option', [rift('141.4.a'), rift('141.4.b')], '"to" is a battlefield, or "base".');
    return movable(game, seat, to).length > 0 ? null : refuseMove(game, seat, to);
  },
  call: (seat, answer) => standardMove.with({ seat, to: locationIn(idIn(answer, 'to')), units: [] }),
};

/** At no other time, with the rules that say so. */
const unmovable = (cites: readonly Citation[]): Action => ({
  ...moveAction,
  list: () => [],
  refuse: () =>
    reject('move.moment', cites, 'Units move in the action phase of their player, while nothing else is under way.'),
});

/** 141.1.b, 141.1.c: while something is on the chain, and in showdowns, they do not move. */
export const UNMOVABLE_IN = {
  showdown: unmovable([rift('141.1.c'), rift('308.1.a')]),
  closed: unmovable([rift('141.1.b'), rift('309.1.a')]),
};

/** 141.1.a: nor in the turn of another, whatever else its rules let a player do there. */
export const unmovableInOthersTurn = (cites: readonly Citation[]): Action => unmovable([rift('141.1.a'), ...cites]);

/** 423.2, 398.1.b: why units cannot move there. */
const refuseMove = (game: Game, seat: Seat, to: Location): Rejection => {
  if (to !== null && !mayComeTo(game, seat, to)) {
    const message = 'Units of two other players are there.';
    return reject('move.crowded', [...CROWDED, REFUSED_FOR.outcome], message, { to });
  }
  const cites = [
    rift('141.2'),
    REFUSED_FOR.cost,
    rift('407.3.a'),
    EXHAUSTED_AS_COST,
    ...(to === null ? [rift('141.4.b')] : [rift('141.4.a'), rift('141.4.c')]),
  ];
  return reject('move.nobody', cites, 'No ready unit of yours can move there.', { to: to ?? BASE });
};
