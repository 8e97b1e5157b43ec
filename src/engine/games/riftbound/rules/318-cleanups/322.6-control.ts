import { type CheckGroup, type GameEvent } from '../../../../kernel/index.js';
import { rift } from '../../rulebook.js';
import { battlefieldsOf, contesterOf, unitsOfAt } from '../../state.js';
import { contesting } from '../119-objects/182.3-contesting.js';
import { losingControl } from '../119-objects/182-losing.js';
import { battlefieldsInUse } from '../433-combat/433-combat-now.js';
import { causing } from './322-lethal-damage.js';

/** 182.3.a: what has not been seen as it came, as in a position. */
export const contests: CheckGroup = { name: 'contests', look: (game) => causing(contesting(game)) };

/** 322.6, 182.4.c: a player without units at an uncontested battlefield loses control of it. */
export const emptyBattlefields: CheckGroup = {
  name: 'empty battlefields',
  look: (game) => causing(losingControl(game, rift('322.6'))),
};

/**
 * 182.3.b: contested without a unit of the player who has contested it, outside of showdown and combat: the contest has
 * failed.
 */
export const vainContests: CheckGroup = {
  name: 'vain contests',
  look: (game) => {
    const inUse = battlefieldsInUse(game);
    return causing(
      battlefieldsOf(game).flatMap((object): readonly GameEvent[] => {
        const seat = contesterOf(game, object);
        if (seat === null || inUse.includes(object) || unitsOfAt(game, seat, object).length > 0) return [];
        return [{ kind: 'contestEnded', cites: [rift('182.3.b')], object }];
      }),
    );
  },
};
