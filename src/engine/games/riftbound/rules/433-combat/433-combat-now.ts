import type { Game, JsonRecord, ObjectId, Seat } from '../../../../kernel/index.js';

export const COMBAT = 'combat';
export const SHOWDOWN = 'showdown';

export type Sides = { readonly battlefield: ObjectId; readonly attacker: Seat; readonly defender: Seat };

const localsOf = ({ state }: Pick<Game, 'state'>, name: string): JsonRecord | undefined =>
  state.frames.findLast(({ procedure }) => procedure === name)?.locals;

/** The combat that is under way, as long as it has sides (440.1.a.3). */
export const combatNow = (game: Pick<Game, 'state'>): Sides | null => {
  const locals = localsOf(game, COMBAT);
  if (locals?.['sides'] !== true) return null;
  const { battlefield, attacker, defender } = locals;
  return typeof battlefield === 'string' && typeof attacker === 'string' && typeof defender === 'string'
    ? { battlefield, attacker, defender }
    : null;
};

/** Where a showdown or a combat is under way, so that no contest is vain there (182.3.b). */
export const battlefieldsInUse = (game: Pick<Game, 'state'>): readonly ObjectId[] =>
  [COMBAT, SHOWDOWN].flatMap((name) => {
    const { battlefield } = localsOf(game, name) ?? {};
    return typeof battlefield === 'string' ? [battlefield] : [];
  });
