import type { Citation } from '../rules/citation.js';
import type { GameEvent } from '../state/event.js';
import type { Seat } from '../state/state.js';
import type { Game } from './draft.js';
import type { Call } from './instruction.js';

/** A replacement effect that a rule or keyword makes, as code; those of cards are data (`ReplacementAbility`). */
export type Replacer = {
  readonly name: string;
  /** The kind of event it may replace. */
  readonly on: string;
  readonly cites: readonly Citation[];
  applies(game: Game, event: GameEvent): boolean;
  /** The seat that may choose not to apply it; null where it always applies. */
  optionalFor(game: Game, event: GameEvent): Seat | null;
  /** What happens instead. */
  replace(game: Game, event: GameEvent): readonly GameEvent[];
  /** What is carried out before that, such as burning out before a card can be drawn. */
  first?(game: Game, event: GameEvent): Call;
};
