import type { Citation, Game, GameEvent, ObjectId, Seat } from '../../../../kernel/index.js';
import { rift } from '../../rulebook.js';
import { areOpponents, contesterOf, controllerOf, seatsAt } from '../../state.js';
import { isCombatStaged } from '../318-cleanups/322-staging.js';
import { CONQUEST, scoring, whyUnscored, type Fought } from '../441-scoring/441-scoring.js';
import { controlInTeam } from '../454-modes/462-team-scoring.js';

type Rules = {
  /** By which the contest is over, and control changes. */
  readonly control: readonly Citation[];
  readonly conquest: readonly Citation[];
  /** By which control is lost where no unit is left; absent: the next cleanup does it (322.6). */
  readonly nobody?: readonly Citation[];
  /** The combat that is over there. */
  readonly fought?: Fought;
};

/**
 * 182.4, 440.2: the player who takes control when a showdown or a combat is over: the only player with units there. If
 * teammates have units there, the one who has control already, then the one who has contested it. Null if opponents
 * have units there, or no player has.
 */
export const takerOf = (game: Game, battlefield: ObjectId): Seat | null => {
  const [first, ...others] = seatsAt(game, battlefield);
  if (first === undefined || others.some((seat) => areOpponents(game, first, seat))) return null;
  const claims = [controllerOf(game, battlefield), contesterOf(game, battlefield)];
  return claims.find((seat) => seat === first || others.some((other) => other === seat)) ?? first;
};

/**
 * 345.2.a, 440.2: control, or its loss. Where a combat is staged control waits for it. Units of opponents without a
 * staged combat contest the battlefield anew, so the contest that was ends (182.3.b).
 */
export const settling = (game: Game, battlefield: ObjectId, rules: Rules): readonly GameEvent[] => {
  if (isCombatStaged(game, battlefield)) return [];
  const seat = takerOf(game, battlefield);
  if (seat !== null) return establishing(game, seat, battlefield, rules);
  const isContested = contesterOf(game, battlefield) !== null;
  const isEmpty = seatsAt(game, battlefield).length === 0;
  const isLost = isEmpty && rules.nobody !== undefined && controllerOf(game, battlefield) !== null;
  return [
    ...(isContested ? [{ kind: 'contestEnded', cites: [...rules.control, rift('182.3.b')], object: battlefield }] : []),
    ...(isLost ? [{ kind: 'controlLost', cites: rules.nobody, object: battlefield }] : []),
  ];
};

/**
 * 440.2, 345.2.a: the player with units left takes control. It is a conquest if the battlefield was not theirs, and not
 * scored yet (442.1).
 */
const establishing = (
  game: Game,
  seat: Seat,
  object: ObjectId,
  { control, conquest, fought }: Pick<Rules, 'control' | 'conquest' | 'fought'>,
): readonly GameEvent[] => {
  const settled: readonly GameEvent[] =
    contesterOf(game, object) === null ? [] : [{ kind: 'contestEnded', cites: [...control, rift('182.4.a')], object }];
  if (controllerOf(game, object) === seat) return settled;
  const unscored = whyUnscored(game, seat, object);
  const cites = [...control, rift('182.4'), rift('182.6.a'), ...controlInTeam(game, seat), ...unscored];
  const taken: GameEvent = { kind: 'controlTaken', cites, object, seat };
  if (unscored.length > 0) return [taken, ...settled];
  return [taken, ...settled, ...scoring(game, seat, object, 'conquer', [...conquest, CONQUEST], fought)];
};
