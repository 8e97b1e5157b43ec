import {
  factsOf,
  memoized,
  objectOf,
  type Citation,
  type Game,
  type ObjectId,
  type Seat,
} from '../../../../kernel/index.js';
import { rift } from '../../rulebook.js';
import { areOpponents, wholeBoard } from '../../state.js';

/**
 * 725.1: what on the board costs the seat more to choose, and how much power of any domain (725.1.c.1): what opponents
 * control.
 */
export const deflectAgainst = memoized(
  (game, seat): ReadonlyMap<ObjectId, number> =>
    new Map(
      wholeBoard(game).flatMap((id) => {
        const deflect = factsOf(game, id).keywords['deflect'] ?? 0;
        return deflect > 0 && areOpponents(game, seat, objectOf(game, id).controller) ? [[id, deflect]] : [];
      }),
    ),
);

/** 725.2: the sum for all chosen objects together. */
export const deflectOf = (game: Game, seat: Seat, chosen: readonly ObjectId[]): number =>
  chosen.length === 0 ? 0 : chosen.reduce((sum, id) => sum + (deflectAgainst(game, seat).get(id) ?? 0), 0);

export const DEFLECTED: readonly Citation[] = [rift('725.1'), rift('725.1.c.1'), rift('725.2')];
