import { type CheckGroup, type Game, type GameEvent } from '../../../../kernel/index.js';
import { rift } from '../../rulebook.js';
import { battlefieldAt, isAttacking, isDefending, objectControllerOf, unitsOnBoard } from '../../state.js';
import { SIDE_EFFECTS } from '../357-abilities/376.4-named-effects.js';
import { combatNow } from '../433-combat/433-combat-now.js';
import { causing } from './322-lethal-damage.js';

/** 322.5: who is in the combat has the side of its player, who is elsewhere none. */
export const sides: CheckGroup = { name: 'sides', look: (game) => causing(corrections(game)) };

const corrections = (game: Game): readonly GameEvent[] => {
  const combat = combatNow(game);
  return unitsOnBoard(game).flatMap((object): readonly GameEvent[] => {
    const isThere = combat !== null && battlefieldAt(game, object) === combat.battlefield;
    const seat = objectControllerOf(game, object);
    const side = !isThere
      ? null
      : seat === combat.attacker
        ? 'attacking'
        : seat === combat.defender
          ? 'defending'
          : null;
    const has = isAttacking(game, object) ? 'attacking' : isDefending(game, object) ? 'defending' : null;
    if (side === has) return [];
    if (side === null) return [{ kind: 'sideLeft', cites: [rift('322.5.c'), rift('322.5')], object }];
    const cites =
      has === null
        ? [rift('322.5.a'), rift('322.5'), rift('438.1.a.3'), ...SIDE_EFFECTS[side]]
        : [rift('322.5.b'), rift('322.5')];
    return [{ kind: 'sideTaken', cites, object, side }];
  });
};
