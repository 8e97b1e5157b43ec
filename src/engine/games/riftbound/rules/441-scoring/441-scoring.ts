import {
  isForbidden,
  type Citation,
  type Game,
  type GameEvent,
  type JsonRecord,
  type ObjectId,
  type Seat,
} from '../../../../kernel/index.js';
import type { PointsGained, Scored } from '../../events/441-scoring.js';
import { rift } from '../../rulebook.js';
import { battlefieldsOf, controllerOf, happenedThisTurn } from '../../state.js';
import { SCORING_EFFECTS } from '../357-abilities/376.4-named-effects.js';
import { finalPointOfTeam, wasHeldByTeam } from '../454-modes/462-team-scoring.js';
import { pointsToWin } from './445-winning.js';

type By = Scored['by'];

/** 443: whether the player has scored it in this turn. */
export const hasScored = (game: Game, seat: Seat, battlefield: ObjectId): boolean =>
  happenedThisTurn(game, 'scored', seat, battlefield);

/** 442.1: scored by taking control of it. */
export const CONQUEST = rift('442.1');

/** 442.2: scored by controlling it as one's turn begins. */
export const HOLD = rift('442.2');

/** Why taking control of it is no conquest: it is scored already (443), or a teammate held it (442.1.a). */
export const whyUnscored = (game: Game, seat: Seat, battlefield: ObjectId): readonly Citation[] => [
  ...(hasScored(game, seat, battlefield) ? [rift('443')] : []),
  ...(wasHeldByTeam(game, seat, battlefield) ? [rift('442.1.a')] : []),
];

/** A combat, as what a conquest can ask of it: who attacked, and what each player has assigned beyond what kills. */
export type Fought = { readonly attacker: Seat; readonly excess: JsonRecord };

/** 439.1.d.4: nothing is known of a conquest without a combat. */
const excessOf = (seat: Seat, fought: Fought | undefined): Partial<Pick<Scored, 'attacked' | 'excess'>> => {
  const amount = fought?.excess[seat];
  return {
    ...(fought?.attacker === seat && { attacked: true }),
    ...(typeof amount === 'number' && amount > 0 && { excess: amount }),
  };
};

/** 444, 054.1: the point, or what takes its place, and what triggers for the scoring. */
export const scoring = (
  game: Game,
  seat: Seat,
  object: ObjectId,
  by: By,
  why: readonly Citation[],
  fought?: Fought,
): readonly GameEvent[] => {
  const cites = [...why, ...SCORING_EFFECTS[by], rift('443'), rift('444.2')];
  const wasControlled = controllerOf(game, object) !== null;
  const known = { ...excessOf(seat, fought), ...(!wasControlled && { uncontrolled: true }) };
  const scored: Scored = { kind: 'scored', cites, object, seat, by, ...known };
  // Without the scoring there is no point and no card for it.
  if (isForbidden(game, 'scored', () => scored)) return [];
  if (by === 'conquer' && isFinalPoint(game, seat) && !everyBattlefield(game, seat, object))
    return [scored, { kind: 'drawn', cites: everyOf(game, seat), seat }];
  const isFinal = isFinalPoint(game, seat);
  const final = isFinal ? (by === 'hold' ? [rift('444.1.b.1')] : everyOf(game, seat)) : [];
  const point: PointsGained = { kind: 'pointsGained', cites: [...final, rift('444.1')], seat, amount: 1, by };
  return [scored, point];
};

/** 444.1.b.2, 462.8.f.1: the rules about the final point by conquest. */
const everyOf = (game: Game, seat: Seat): readonly Citation[] => [rift('444.1.b.2'), ...finalPointOfTeam(game, seat)];

const isFinalPoint = (game: Game, seat: Seat): boolean => pointsToWin(game, seat) === 1;

/** 444.1.b.2, 462.8.f.1: with the one that is being conquered; without what a teammate held. */
const everyBattlefield = (game: Game, seat: Seat, conquered: ObjectId): boolean =>
  battlefieldsOf(game).every(
    (object) => object === conquered || hasScored(game, seat, object) || wasHeldByTeam(game, seat, object),
  );
