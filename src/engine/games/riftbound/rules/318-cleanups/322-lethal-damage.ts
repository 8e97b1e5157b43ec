import { isProhibited, type CheckGroup, type Game, type GameEvent } from '../../../../kernel/index.js';
import type { DamageSettled } from '../../events/404-damage.js';
import { killedByDamage, type Killed } from '../../events/415-leaving.js';
import { rift } from '../../rulebook.js';
import { damagersOf, unitsOnBoard } from '../../state.js';
import { isLethallyDamaged, LETHAL } from '../119-objects/140-damage.js';

/** 322.4, 140.2.a: all units with lethal damage die together; their Deathknells look back at them (322.3). */
export const deaths = (game: Game): readonly Killed[] =>
  unitsOnBoard(game)
    .filter((id) => isLethallyDamaged(game, id))
    .map((object) => killedByDamage(game, object, [rift('322.4'), rift('322.3'), ...LETHAL]))
    .filter((event) => !isProhibited(game, event));

export const lethalDamage: CheckGroup = {
  name: 'lethal damage',
  look: (game) => causing(deaths(game)),
};

/** 415.5.c: what kills a unit later has another source than the damage that it has survived. */
export const survivors: CheckGroup = {
  name: 'survived damage',
  look: (game) =>
    causing(
      unitsOnBoard(game)
        .filter((id) => damagersOf(game, id).length > 0)
        .map((object): DamageSettled => ({ kind: 'damageSettled', cites: [], object })),
    ),
};

export const causing = (events: readonly GameEvent[]): { readonly events: readonly GameEvent[] } | null =>
  events.length === 0 ? null : { events };
