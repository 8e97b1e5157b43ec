import type { AmountRules, Citation, Game, ObjectId } from '../../../../kernel/index.js';
import type { Healed } from '../../events/404-damage.js';
import { rift } from '../../rulebook.js';
import { damageOn, mightOf, unitsOnBoard } from '../../state.js';

/** 140.2.a: damage of at least its might; without damage none is lethal. */
export const LETHAL: readonly Citation[] = [rift('140.2.a')];

export const isLethallyDamaged = (game: Game, id: ObjectId): boolean =>
  damageOn(game, id) > 0 && damageOn(game, id) >= mightOf(game, id);

/** Might below 0 is 0 for every purpose (140.2.b), and what is printed as a cost is never below 0 (130.4). */
export const AMOUNTS: AmountRules = { belowZero: 'zero', cites: [rift('140.2.b'), rift('130.4')] };

/** 140.3.b: as a turn ends, and after a combat, all units, wherever they are. */
export const healing = (game: Game, cites: readonly Citation[]): readonly Healed[] =>
  unitsOnBoard(game)
    .filter((id) => damageOn(game, id) > 0)
    .map((object) => ({
      kind: 'healed',
      cites: [...cites, rift('140.3.b'), rift('405.1'), rift('405.1.a'), rift('405.2'), rift('405.3.a')],
      object,
    }));
