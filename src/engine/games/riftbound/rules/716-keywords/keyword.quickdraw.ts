import {
  factsOf,
  hasFlag,
  hasKeyword,
  hasTag,
  objectOf,
  type Ability,
  type Citation,
  type Game,
  type ObjectId,
  type Target,
} from '../../../../kernel/index.js';
import { rift } from '../../rulebook.js';
import { boardOfSeat } from '../../state.js';

export const QUICK_DRAW: readonly Citation[] = [rift('keyword.quickdraw')];

type Announced = Ability & { readonly targets: readonly Target[] };

/** keyword.quickdraw: as it is played it is attached to a unit of its player. */
const attaches: Announced = {
  kind: 'triggered',
  name: 'quickdraw',
  on: [{ event: 'cardOrTokenPlayed', where: { object: { object: { self: true } } } }],
  targets: [{ as: 'unit', from: { is: ['unit'], of: 'you' }, min: 1, max: 1 }],
  effect: { do: 'attach', objects: 'self', to: 'unit' },
};

export const quickdraw: readonly Ability[] = [attaches];

/** keyword.quickdraw: it is a Reaction. A permanent of its player may give it the keyword wherever it is. */
export const hasQuickDraw = (game: Game, id: ObjectId): boolean => {
  const facts = factsOf(game, id);
  if (hasKeyword(facts, 'quickdraw')) return true;
  return (
    hasTag(facts, 'Equipment') &&
    boardOfSeat(game, objectOf(game, id).controller).some((one) =>
      hasFlag(factsOf(game, one), 'equipmentElsewhereIsQuick'),
    )
  );
};
