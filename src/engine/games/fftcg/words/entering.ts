import type { Citation, Game, GameEvent, ObjectId, Seat } from '../../../kernel/index.js';
import { cardOf } from '../state.js';

/** A card comes onto the field by an effect, which is no casting (15.1.1.7.1). A Backup enters dull (5.2.3.1.1.3). */
export const entering = (
  game: Game,
  object: ObjectId,
  { seat, cites, dull = false }: { readonly seat: Seat; readonly cites: readonly Citation[]; readonly dull?: boolean },
): GameEvent => ({
  kind: 'entered',
  cites,
  object,
  seat,
  cast: false,
  dull: dull || cardOf(game, object).type === 'backup',
});
