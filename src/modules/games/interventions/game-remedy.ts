import type { Correction } from '../../../engine/index.js';
import type { Cause } from '../../matches/index.js';

/** The remedies of a ruling for a game. */
export type GameRemedy =
  /** The game continues from an earlier version. */
  | { readonly kind: 'rewind'; readonly to: number }
  /** The game is over with this result, in any state of the game. */
  | ({ readonly kind: 'result'; readonly winners: readonly string[]; readonly draw: boolean } & RemedyScope)
  /** No player can stop a loop: the game ends by its rule for loops. */
  | { readonly kind: 'loop' }
  /**
   * These seats have lost the game. If several sides remain, they continue. Otherwise the game is over, and a seat that
   * lost it by a ruling on another case does not win.
   */
  | ({ readonly kind: 'loss'; readonly seats: readonly string[] } & RemedyScope)
  /** The player carries out a forgotten unscripted text now. */
  | { readonly kind: 'invoke'; readonly seat: string; readonly object: string; readonly ability: string }
  /** Acts about a card, scripted or not, that correct the game. */
  | ({ readonly kind: 'correct' } & Omit<Correction, 'ruling'>)
  /**
   * The result of an earlier ruling on the same case no longer holds. The game gets its result from play, or continues.
   */
  | { readonly kind: 'lift' };

interface RemedyScope {
  /** The result follows from a ruling on the match. A game that had ended by play keeps its result. */
  readonly ofMatch?: true;
}

export interface RulingOnGame {
  readonly gameId: string;
  /** The remedies, in order. Either all of them are applied, or none. */
  readonly remedies: readonly GameRemedy[];
  /** The ruling. */
  readonly cause: Cause;
  /** Called if the game would continue. Throws any obstacle outside the game, such as a later game. */
  readonly requirePlayable: () => Promise<void>;
}

export type RemedyOf<Kind extends GameRemedy['kind']> = Extract<GameRemedy, { readonly kind: Kind }>;
