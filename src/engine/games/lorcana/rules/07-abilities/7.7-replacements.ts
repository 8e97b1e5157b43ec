import {
  lastKnown,
  playerOfEffect,
  type Game,
  type GameDefinition,
  type GameEvent,
  type Seat,
} from '../../../../kernel/index.js';
import { lorcana } from '../../rulebook.js';

/** 7.7.4: one replacement for one event; 7.7.5: the player of the effect that is replaced chooses which. */
export const replacement: GameDefinition['replacement'] = {
  perEvent: 'one',
  chooser: (game, event) => playerOfEffect(game) ?? playerWithoutEffect(game, event),
  cites: [lorcana('7.7.5'), lorcana('7.7.4')],
};

/**
 * For events without an effect: the player whose character deals the damage of a challenge; else the player who does
 * it, or whose card it happens to.
 */
const playerWithoutEffect = (game: Game, { source, seat, object }: GameEvent): Seat =>
  controllerOf(game, source) ??
  (typeof seat === 'string' ? seat : null) ??
  controllerOf(game, object) ??
  game.state.turn.active;

const controllerOf = (game: Game, id: GameEvent[string] | undefined): Seat | null =>
  typeof id === 'string' ? (lastKnown(game, id)?.controller ?? null) : null;
