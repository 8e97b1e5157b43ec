import { factsOf, hasFlag, type Game, type GameEvent } from '../../../../kernel/index.js';
import { rift } from '../../rulebook.js';
import { boardOfSeat, isAttacking, isDefending, unitsAt, unitsOnBoard } from '../../state.js';
import { healing } from '../119-objects/140-damage.js';
import type { Sides } from './433-combat-now.js';

/** 440.1.a.1: what the damage has not killed. */
export const healingAll = (game: Game): readonly GameEvent[] => healing(game, [rift('440.1.a.1')]);

/** 440.1.a.2: attackers go home where defenders are left; 002: or all units do, if a text of the attacker says so. */
export const goingHome = (game: Game, { battlefield, attacker }: Sides): readonly GameEvent[] => {
  const there = unitsAt(game, battlefield);
  if (!there.some((id) => isDefending(game, id))) return [];
  const attackers = there.filter((id) => isAttacking(game, id));
  const isForAll = attackers.length > 0 && boardOfSeat(game, attacker).some((id) => hasFlag(factsOf(game, id), TIES));
  const cites = [rift('440.1.a.2'), rift('430.1'), ...(isForAll ? [rift('002')] : [])];
  return (isForAll ? there : attackers).map((object) => ({ kind: 'recalled', cites, object }));
};

/** A text by which a combat that leaves units of both sides has all of them recalled. */
const TIES = 'recallsAllInTies';

/** 440.1.a.3 */
export const leavingSides = (game: Game): readonly GameEvent[] =>
  unitsOnBoard(game)
    .filter((id) => isAttacking(game, id) || isDefending(game, id))
    .map((object) => ({ kind: 'sideLeft', cites: [rift('440.1.a.3')], object }));

/** 440.2: the remaining player takes control, unless something is staged there again. */
export const CONTROL_AFTER_COMBAT = {
  control: [rift('440.2'), rift('440.2.a')],
  conquest: [rift('440.2.b')],
  nobody: [rift('440.2.d')],
};
