import { isProhibited, lastKnown, type CheckGroup, type Game, type GameEvent } from '../../../../kernel/index.js';
import type { DamageSettled } from '../../events/404-damage.js';
import type { Killed } from '../../events/415-leaving.js';
import { rift } from '../../rulebook.js';
import { damageOn, damagersOf, isSpell, mightOf, unitsOnBoard } from '../../state.js';

/** 322.4, 140.2.a: all units with at least as much damage as might die together; without damage none does. */
export const deaths = (game: Game): readonly Killed[] =>
  unitsOnBoard(game)
    .filter((id) => damageOn(game, id) > 0 && damageOn(game, id) >= mightOf(game, id))
    .map((object): Killed => {
      const source = damagersOf(game, object);
      const cites = [rift('322.4'), rift('322.3'), rift('140.2.a'), rift('415.4'), rift('415.5.c')];
      const [cause] = source.flatMap((id) => lastKnown(game, id)?.controller ?? []);
      const killing = { kind: 'killed' as const, cites, object, source, active: false };
      return { ...killing, spell: source.some((id) => isSpell(game, id)), ...(cause !== undefined && { cause }) };
    })
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
