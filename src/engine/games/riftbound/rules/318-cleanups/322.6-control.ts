import { type CheckGroup, type Game, type GameEvent } from '../../../../kernel/index.js';
import { rift } from '../../rulebook.js';
import { battlefieldsOf, contesterOf, controllerOf, unitsOfAt } from '../../state.js';
import { contesting } from '../119-objects/182.3-contesting.js';
import { battlefieldsInUse } from '../433-combat/433-combat-now.js';
import { causing } from './322-lethal-damage.js';

/** 182.3.a: what has not been seen as it came, as in a position. */
export const contests: CheckGroup = { name: 'contests', look: (game) => causing(contesting(game)) };

/** 322.6, 182.4.c: whoever has no units at a battlefield that is not contested loses control of it. */
export const emptyBattlefields: CheckGroup = {
  name: 'empty battlefields',
  look: (game) => causing(losing(game)),
};

const losing = (game: Game): readonly GameEvent[] =>
  battlefieldsOf(game).flatMap((object): readonly GameEvent[] => {
    const seat = controllerOf(game, object);
    if (seat === null || contesterOf(game, object) !== null || unitsOfAt(game, seat, object).length > 0) return [];
    return [{ kind: 'controlLost', cites: [rift('322.6'), rift('182.4.c')], object }];
  });

/** 182.3.b: contested without a unit of the player who has contested it, outside of showdown and combat: the contest has come to nothing. */
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
