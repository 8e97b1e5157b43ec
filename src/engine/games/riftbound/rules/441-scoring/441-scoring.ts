import {
  teamOf,
  type Citation,
  type Game,
  type GameEvent,
  type ObjectId,
  type Seat,
} from '../../../../kernel/index.js';
import type { HeldByTeammate, PointsGained, Scored } from '../../events/441-scoring.js';
import { rift } from '../../rulebook.js';
import { battlefieldsOf, contesterOf, controllerOf } from '../../state.js';
import { modeOf } from '../454-modes/458-modes.js';
import { scoreOf } from './445-winning.js';

type By = Scored['by'];

const happenedThisTurn = ({ state }: Game, kind: string, seat: Seat, object: ObjectId): boolean =>
  state.history.some(
    (one) => one.kind === kind && one.turn === state.turn.number && one.seat === seat && one.object === object,
  );

/** 443: whether the player has scored it in this turn. */
const hasScored = (game: Game, seat: Seat, battlefield: ObjectId): boolean =>
  happenedThisTurn(game, 'scored', seat, battlefield);
/** 442.1.a, 462.8.b: whether a teammate of the turn player controlled it as this turn began, and it is that team's. */
const isDisqualified = (game: Game, seat: Seat, battlefield: ObjectId): boolean =>
  teamOf(game.state, seat).some((one) => happenedThisTurn(game, 'heldByTeammate', one, battlefield));

/** 442.2, 315.2.b.1: the turn player holds what they control; what a teammate controls is not scored in this turn (315.2.b.2). */
export const holding = (game: Game, seat: Seat): readonly GameEvent[] => {
  const all = battlefieldsOf(game);
  const held = all.filter((object) => controllerOf(game, object) === seat);
  const ofTeammates = all.flatMap((object): readonly HeldByTeammate[] => {
    const controller = controllerOf(game, object);
    const isTeammate = controller !== null && controller !== seat && teamOf(game.state, seat).includes(controller);
    const cites = [rift('315.2.b.2'), rift('462.8.b')];
    return isTeammate ? [{ kind: 'heldByTeammate', cites, object, seat: controller }] : [];
  });
  const scores = held.filter((object) => !hasScored(game, seat, object));
  return [...ofTeammates, ...scores.flatMap((object) => scoring(game, seat, object, 'hold'))];
};

/** 440.2, 345.2.a: whoever has units left takes control, which is a conquest of what was not theirs and is not scored yet (442.1). */
export const establishing = (
  game: Game,
  seat: Seat,
  object: ObjectId,
  { control, conquest }: { readonly control: readonly Citation[]; readonly conquest: readonly Citation[] },
): readonly GameEvent[] => {
  const settled: readonly GameEvent[] =
    contesterOf(game, object) === null ? [] : [{ kind: 'contestEnded', cites: [...control, rift('182.4.a')], object }];
  if (controllerOf(game, object) === seat) return settled;
  const unscored = [
    ...(hasScored(game, seat, object) ? [rift('443')] : []),
    ...(isDisqualified(game, seat, object) ? [rift('442.1.a')] : []),
  ];
  const alone = teamOf(game.state, seat).length > 1 ? [rift('462.8.c')] : [];
  const cites = [...control, rift('182.4'), rift('182.6.a'), ...alone, ...unscored];
  const taken: GameEvent = { kind: 'controlTaken', cites, object, seat };
  if (unscored.length > 0) return [taken, ...settled];
  return [taken, ...settled, ...scoring(game, seat, object, 'conquer', conquest)];
};

/** 444: the point, or what takes its place, and what triggers for the scoring. */
const scoring = (
  game: Game,
  seat: Seat,
  object: ObjectId,
  by: By,
  why: readonly Citation[] = [],
): readonly GameEvent[] => {
  const how = by === 'hold' ? HOLDING : CONQUERING;
  const scored: Scored = { kind: 'scored', cites: [...why, ...how, rift('443'), rift('444.2')], object, seat, by };
  if (by === 'conquer' && isFinalPoint(game, seat) && !everyBattlefield(game, seat, object))
    return [scored, { kind: 'drawn', cites: everyOf(game, seat), seat }];
  const isFinal = isFinalPoint(game, seat);
  const final = isFinal ? (by === 'hold' ? [rift('444.1.b.1')] : everyOf(game, seat)) : [];
  const point: PointsGained = { kind: 'pointsGained', cites: [...final, rift('444.1')], seat, amount: 1, by };
  return [scored, point];
};

/** What triggers for it: units that are there, and texts about the player, whatever becomes of the point. */
const CONQUERING = [rift('442.1'), rift('376.4.b.2'), rift('376.4.b.2.a'), rift('376.4.b.2.b'), rift('376.4.b.2.c')];
const HOLDING = [
  rift('442.2'),
  rift('315.2.b.1'),
  rift('376.4.c.2'),
  rift('376.4.c.2.a'),
  rift('376.4.c.2.b'),
  rift('376.4.c.2.c'),
];

/** The rules about the final point by conquest. */
const everyOf = ({ state }: Game, seat: Seat): readonly Citation[] => [
  rift('444.1.b.2'),
  ...(teamOf(state, seat).length > 1 ? [rift('462.8.f.1')] : []),
];

const isFinalPoint = (game: Game, seat: Seat): boolean => scoreOf(game, seat) === modeOf(game).victory - 1;

/** 444.1.b.2, 462.8.f.1: with the one that is being conquered; without what a teammate held. */
const everyBattlefield = (game: Game, seat: Seat, conquered: ObjectId): boolean =>
  battlefieldsOf(game).every(
    (object) => object === conquered || hasScored(game, seat, object) || isDisqualified(game, seat, object),
  );
