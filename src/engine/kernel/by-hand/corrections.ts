import { isPublic } from '../board/visibility.js';
import { atRest } from '../frames/at-rest.js';
import type { Game } from '../game/draft.js';
import type { ManualAct } from '../game/manual-rules.js';
import type { GameObject, ObjectId, Seat } from '../state/state.js';
import { objectsFor, playersFor } from './manual-act.js';

/** What a judge may correct a game by, as it is now. */
export type Corrections = {
  /** The cards in sight: acts are effects of one of them. */
  readonly sources: readonly ObjectId[];
  /** By the seat in whose name they happen, the acts that can be done now. */
  readonly acts: { readonly [seat: Seat]: readonly PossibleAct[] };
};

/** A manual act, and what its parts may be; a part that is absent is not given. */
export type PossibleAct = Pick<ManualAct, 'objectsMax' | 'numberMax'> & {
  readonly act: string;
  readonly title: string;
  readonly objects?: readonly ObjectId[];
  readonly players?: readonly Seat[];
};

/** Null unless the game is at rest: only then it is corrected. */
export const correctionsOf = (game: Game): Corrections | null => {
  if (atRest(game) === null) return null;
  const sources = Object.values(game.state.objects).filter((object) => isPublic(game, object));
  const [any] = sources;
  const seats = any === undefined ? [] : playersFor(game).map((seat) => [seat, actsFor(game, seat, any)] as const);
  return { sources: sources.map(({ id }) => id), acts: Object.fromEntries(seats) };
};

/** Whichever card they are about: the filters of manual acts say nothing of it. */
const actsFor = (game: Game, seat: Seat, { id, definition }: GameObject): readonly PossibleAct[] => {
  const scope = { at: { definition, path: [] }, source: { object: id, definition }, controller: seat, bindings: {} };
  return game.rules.game.manual.acts.flatMap((act): readonly PossibleAct[] => {
    const { name, title, to, player, numberMax, objectsMax = 1 } = act;
    const objects = objectsFor(game, act, scope);
    if (to !== undefined && objects.length === 0) return [];
    return [
      {
        act: name,
        title,
        ...(to !== undefined && { objects, objectsMax: Math.min(objectsMax, objects.length) }),
        ...(player === true && { players: playersFor(game) }),
        ...(numberMax !== undefined && { numberMax }),
      },
    ];
  });
};
